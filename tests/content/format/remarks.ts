import { Lexer } from 'yaml';

/** A comment, and the line that it is about, without its margin. */
export interface Remark {
  text: string;
  owner: string;
}

/** The part of a file that is YAML, and the rest: of a Markdown text, from the end of its front matter on. */
export function partsOf(name: string, text: string): [yaml: string, rest: string] {
  if (!name.endsWith('.md')) return [text, ''];
  const [, yaml = '', rest = ''] = /^---[ \t]*\r?\n(.*?)(?<=\n)(---[ \t]*\r?(?:\n.*)?)$/s.exec(text) ?? [];
  return [yaml, rest];
}

/** Lines with something on them, without their margins: a dash is before whatever is the first field of an item. */
export const linesOf = (yaml: string) =>
  yaml.split(/\r?\n/).flatMap((line) => (line.trim() ? line.trim().replace(/^(?:- +)+/, '') : []));

/** The comments in YAML, as the lexer finds them. */
export function remarksIn(yaml: string): Remark[] {
  const lines = yaml.split(/\r?\n/);
  const found: { text: string; line: number; isAlone: boolean }[] = [];
  let [line, isScalarNext, isAlone] = [0, false, true];
  for (const token of new Lexer().lex(yaml)) {
    if (token === '\u0002' || token === '\u0018' || token === '\u001f') {
      isScalarNext = token === '\u001f';
      continue;
    }
    if (!isScalarNext && token.startsWith('#')) found.push({ text: token.trimEnd(), line, isAlone });
    isScalarNext = false;
    const [, ...more] = token.split('\n');
    line += more.length;
    isAlone = (more.length > 0 || isAlone) && (more.at(-1) ?? token).trim() === '';
  }
  const alone = new Set(found.filter((one) => one.isAlone).map((one) => one.line));
  return found.map((one) => ({ text: one.text, owner: linesOf(ownerOf(lines, one.line, alone)).join() }));
}

/** The line of a comment, or the one that it is directly above; else the one that it is within. */
function ownerOf(lines: readonly string[], at: number, alone: ReadonlySet<number>): string {
  if (!alone.has(at)) return lines[at] ?? '';
  const columnOf = (line = '') => line.search(/\S/);
  const column = columnOf(lines[at]);
  let below = at;
  while (alone.has(below)) below++;
  if (columnOf(lines[below]) === column) return lines[below] ?? '';
  const isAround = (line: string, index: number) =>
    index < at && !alone.has(index) && columnOf(line) >= 0 && columnOf(line) < column;
  return lines.findLast(isAround) ?? '';
}
