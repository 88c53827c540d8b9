import type { Slip } from './text-edits.ts';

/** Slips of one kind on lines right below each other, told once; their repair is one as well. */
export function inRuns(slips: readonly Slip[]): Slip[] {
  const told: { slip: Slip; first: Slip; last: number }[] = [];
  for (const slip of slips) {
    const run = told.at(-1);
    if (
      run &&
      slip.line === run.last + 1 &&
      alike(run.first, slip) &&
      alone(run.first, slips) &&
      alone(slip, slips)
    ) {
      run.last = slip.line;
      const message = `${run.first.message} So it is down to line ${slip.line + 1}.`;
      run.slip = { ...run.slip, message, lines: [...run.slip.lines, ...slip.lines] };
    } else told.push({ slip, first: slip, last: slip.line });
  }
  return told.map(({ slip }) => slip);
}

const alike = (a: Slip, b: Slip) =>
  a.code === b.code && a.message === b.message && a.certain && b.certain && !a.fix && !b.fix;

/** Whether a slip changes its own line only, and is the only one that does. */
const alone = (slip: Slip, slips: readonly Slip[]) =>
  slip.lines.length === 1 &&
  slip.lines[0] === slip.line &&
  slips.every((other) => other === slip || (other.line !== slip.line && !other.lines.includes(slip.line)));
