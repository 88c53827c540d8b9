import type { Code } from '../codes.ts';
import type { Repair } from './text-edits.ts';

/** What to say of a mistake on lines right below each other. */
const plurals: Partial<Record<Code, string>> = {
  'lost-dash': 'are list items without their dashes',
  'glued-dash': 'lack a space after their dashes',
  'missing-colon': 'lack a colon after the name of their field',
  'space-after-colon': 'lack a space after the colon',
  'equals-sign': 'have an equals sign where YAML wants a colon and a space',
};

/** Repairs of one kind on lines right below each other as one repair. */
export function groupRepeats(repairs: readonly Repair[]): Repair[] {
  const groups: { repair: Repair; first: Repair; last: number }[] = [];
  const counts = new Map<number, number>();
  for (const { line, lines } of repairs)
    for (const one of new Set([line, ...lines])) counts.set(one, (counts.get(one) ?? 0) + 1);
  const isAlone = ({ line, lines }: Repair) =>
    lines.length === 1 && lines[0] === line && counts.get(line) === 1;
  for (const repair of repairs) {
    const group = groups.at(-1);
    if (
      group &&
      repair.line === group.last + 1 &&
      alike(group.first, repair) &&
      isAlone(group.first) &&
      isAlone(repair)
    ) {
      const { first } = group;
      group.last = repair.line;
      const plural = plurals[first.code];
      const message = plural
        ? `Lines ${first.line + 1} to ${repair.line + 1} ${plural}.`
        : `${first.message} The same down to line ${repair.line + 1}.`;
      group.repair = { ...group.repair, message, lines: [...group.repair.lines, ...repair.lines] };
    } else groups.push({ repair, first: repair, last: repair.line });
  }
  return groups.map(({ repair }) => repair);
}

const alike = (a: Repair, b: Repair) =>
  a.code === b.code &&
  a.certain &&
  b.certain &&
  !a.fix &&
  !b.fix &&
  (a.message === b.message || plurals[a.code] !== undefined);
