import type { Cell } from './planner-cells.ts';
import './layout-steps.late.css';

interface Props {
  weeks: readonly string[];
  /** The days of each week; empty where the steps have no days. */
  cells: Cell[][];
}

/** Two weeks above the steps, with the number of each step along its days. */
export function StepWeeks({ weeks, cells }: Props) {
  return (
    <p className={`step-weeks${cells.length ? ' step-scale' : ''}`}>
      {weeks.map((week, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and their order is fixed
        <span key={at}>
          <span className="step-week">{week}</span>
          {cells[at]?.map(({ day, span, entries }) => (
            <span key={day} className={`step-days days-${span}`}>
              {entries.map(({ step }) => (
                <b key={step}>{step}</b>
              ))}
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}
