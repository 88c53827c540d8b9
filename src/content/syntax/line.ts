/** A line taken apart: `    - title: Foo` has indent 4, a dash, the key `title` at column 6 and a value. */
export interface Entry {
  indent: number;
  dashes: number;
  /** Column of what follows the dashes; equal to the indent without a dash. */
  column: number;
  key?: string;
  value: string;
  valueColumn: number;
}

/** A key in quotes, or words that may stand in front of a colon. */
const keyPattern =
  /^(?:"([^"]*)"|'([^']*)'|([^\s#&*!|>%@`'"{}[\],?:-](?:[^#"]|(?<=\S)#)*?))[ \t]*:(?=[ \t]|$)/;

/** Takes a line apart. No content is nested in more dashes than 50. */
export function readEntry(line: string): Entry {
  const indent = indentOf(line);
  let [column, dashes] = [indent, 0];
  for (; dashes <= 50; dashes++) {
    const dash = /^-(?:[ \t]+|$)/.exec(line.slice(column, column + 200));
    if (!dash) break;
    column += dash[0].length;
  }
  const found = keyPattern.exec(line.slice(column));
  const key = found?.slice(1).find((part) => part !== undefined);
  const rest = line.slice(column + (found?.[0].length ?? 0));
  const valueColumn = line.length - rest.trimStart().length;
  return { indent, column, dashes, ...(key !== undefined && { key }), value: rest.trim(), valueColumn };
}

/** The column at which a line begins to say something. */
export const indentOf = (line: string) => line.length - line.trimStart().length;

/** Whether a line says nothing: blank, or a comment. */
export const isSilent = (line: string) => /^\s*(#|$)/.test(line);
