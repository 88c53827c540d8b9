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
