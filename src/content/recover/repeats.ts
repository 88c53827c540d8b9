import type { Code } from '../codes.ts';
import type { Repair } from './mistake.ts';

/** What to say of a mistake on lines below each other. */
const plurals: Partial<Record<Code, string>> = {
  'lost-dash': 'are list items without their dashes',
  'glued-dash': 'lack a space after their dashes',
  'missing-colon': 'lack a colon after the name of their field',
  'space-after-colon': 'lack a space after the colon',
  'equals-sign': 'have an equals sign where YAML wants a colon and a space',
  tab: 'start with tabs, where YAML needs spaces',
  'odd-space': 'have special spaces that look like ordinary ones (“non-breaking spaces”)',
};

/** Repairs of one kind on lines below each other as one repair. */
export function groupRepeats(repairs: readonly Repair[], lines: readonly string[]): Repair[] {
  const counts = new Map<number, number>();
  for (const repair of repairs)
    for (const line of new Set([repair.line, ...repair.lines])) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isAlone = ({ line, lines: [own, ...others], certain, fix }: Repair) =>
    own === line && others.length === 0 && counts.get(line) === 1 && certain && !fix;
  const groups: { first: Repair; all: Repair[] }[] = [];
  for (const repair of repairs) {
    const { first, all = [] } = groups.at(-1) ?? {};
    const isRepeat =
      first?.code === repair.code &&
      (first.message === repair.message || plurals[repair.code] !== undefined) &&
      lines.slice((all.at(-1)?.line ?? 0) + 1, repair.line).every((line) => line.trim() === '') &&
      isAlone(first) &&
      isAlone(repair);
    if (isRepeat) all.push(repair);
    else groups.push({ first: repair, all: [repair] });
  }
  return groups.map(({ first, all }) => {
    const last = all.at(-1);
    if (!last || last === first) return first;
    const plural = plurals[first.code];
    const message = plural
      ? `Lines ${first.line + 1} to ${last.line + 1} ${plural}.`
      : `${first.message} The same down to line ${last.line + 1}.`;
    return { ...first, message, lines: all.map(({ line }) => line) };
  });
}
