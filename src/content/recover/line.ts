/** A line taken apart: `    - title: Foo` has indent 4, a dash, the key `title` at column 6 and a value. */
export interface Entry {
  indent: number;
  /** Column of what follows the dashes; equal to the indent without a dash. */
  column: number;
  dashes: number;
  key?: string;
  /** Column behind the colon. */
  colon?: number;
  /** The value or bare text, without spaces around it. */
  value: string;
  valueColumn: number;
}

const keyPattern = /^(?:"([^"]*)"|'([^']*)'|([^\s#&*!|>%@`'"{}[\],?:–—−•·-][^\s:]*))[ \t]*:(?=[ \t]|$)/;
/** Several words in place of one: no name of a field, but the way in which people write one. */
const wordsPattern = /^([A-Za-z][\w'’-]*(?:[ \t]+[\w&'’/-]+){1,4})[ \t]*:(?=[ \t]|$)/;

/** Takes a line apart; a key is a word followed by a colon and a space or the line's end. */
export const readEntry = (line: string): Entry => takeApart(line, keyPattern);

/** Takes a line apart whose key has several words; nothing where the line does not begin like that. */
export function readSeveralWords(line: string): (Entry & { key: string }) | undefined {
  const { key, ...entry } = takeApart(line, wordsPattern);
  return key === undefined ? undefined : { ...entry, key };
}

function takeApart(line: string, pattern: RegExp): Entry {
  const indent = indentOf(line);
  let column = indent;
  let dashes = 0;
  // No content is nested so deeply.
  while (dashes <= 50) {
    const dash = /^-(?:[ \t]+|$)/.exec(line.slice(column));
    if (!dash) break;
    column += dash[0].length;
    dashes++;
  }
  const body = line.slice(column);
  const found = pattern.exec(body);
  const key = found ? (found[1] ?? found[2] ?? found[3]) : undefined;
  const colon = found ? column + found[0].length : undefined;
  const rest = line.slice(colon ?? column);
  const value = rest.trim();
  const valueColumn = (colon ?? column) + indentOf(rest);
  return {
    indent,
    column,
    dashes,
    ...(key === undefined || colon === undefined ? {} : { key, colon }),
    value,
    valueColumn,
  };
}

/** The column at which a line begins to say something. */
export const indentOf = (line: string) => line.length - line.trimStart().length;

/** Whether a line says nothing: blank, or a comment. */
export const isSilent = (line: string) => /^\s*(#|$)/.test(line);

/** The line with another indentation. */
export const reindent = (line: string, indent: number) => ' '.repeat(indent) + line.trimStart();
