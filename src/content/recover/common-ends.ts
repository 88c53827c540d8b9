/** The column in a line, from 0, of a column in what a repair has made of it. */
export function originalColumn(before: string, after: string, column: number): number {
  const head = commonPrefix(before, after);
  const tail = commonSuffix(before.slice(head), after.slice(head));
  if (column >= after.length - tail) return column - after.length + before.length;
  return Math.min(column, before.length - tail);
}

/** How many signs two texts have in common at their beginning. */
export function commonPrefix(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

/** How many signs two texts have in common at their end. */
export function commonSuffix(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[a.length - 1 - at] === b[b.length - 1 - at]) at++;
  return at;
}
