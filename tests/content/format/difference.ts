/** Lines that a change took away and brought, between those that it left alone at the top and at the bottom. */
export interface Difference {
  removed: string[];
  added: string[];
  /** Index of the first of them. */
  start: number;
}

/** The lines between the first and the last that differ. */
export function windowOf(before: string, after: string): Difference {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end++;
  return { start, removed: old.slice(start, old.length - end), added: now.slice(start, now.length - end) };
}

/** How many lines a diff shows as removed and added. */
export function linesTouched(before: string, after: string): number {
  const { removed, added } = windowOf(before, after);
  return removed.length + added.length - 2 * longestCommon(removed, added);
}

function longestCommon(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const line of one) {
    const next = [0];
    for (const [at, candidate] of other.entries())
      next.push(line === candidate ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whether all of these lines are among the others, in this order. */
export function isSubsequence(lines: readonly string[], of: readonly string[]): boolean {
  let at = 0;
  for (const line of of) if (line === lines[at]) at++;
  return at === lines.length;
}
