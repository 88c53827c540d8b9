import { DAYS_OF_WEEK } from './planner-cells.ts';
import './layout-steps.late.css';

interface Props {
  weeks: readonly string[];
}

/** Two weeks above the steps. */
export function StepWeeks({ weeks }: Props) {
  return (
    <p className="step-weeks">
      {weeks.map((week, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and their order is fixed
        <span key={at}>{week}</span>
      ))}
    </p>
  );
}

/** The ten days of two weeks above a step, with its own lit, below the names of their weeks. */
export function StepDays({ weeks, days = '' }: Props & { days?: string | undefined }) {
  const own = days.split(',').map(Number);
  return (
    <span className="step-days">
      {weeks.map((week, at) => {
        const daysOfWeek = [1, 2, 3, 4, 5].map((day) => at * DAYS_OF_WEEK + day);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and their order is fixed
          <span key={at}>
            {daysOfWeek.some((day) => own.includes(day)) && <span>{week}</span>}
            <span className="step-week">
              {daysOfWeek.map((day) => (
                <i key={day} className={own.includes(day) ? 'step-lit' : undefined} />
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
}
