/** Prints rows as a Markdown table with right-aligned numbers; the columns are the first row's keys. */
export function printTable(rows: Record<string, string | number>[]): void {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const isNumber = columns.map((column) => typeof first[column] === 'number');
  const line = (cells: (string | number)[]) =>
    `| ${cells.map((cell, at) => (isNumber[at] ? String(cell).padStart(widths[at] ?? 0) : String(cell).padEnd(widths[at] ?? 0))).join(' | ')} |`;
  console.log(line(columns));
  console.log(
    `|${widths.map((width, at) => `${'-'.repeat(width + 1)}${isNumber[at] ? ':' : '-'}`).join('|')}|`,
  );
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')));
}
