import { isScalar, Lexer, parseDocument, visit } from 'yaml';
import type { Random } from '../seeded/random.ts';

export interface Remark {
  text: string;
  /** Index of its line. */
  line: number;
  /** Nothing but spaces is before it. */
  alone: boolean;
}

/** The part of a file that is YAML: of a Markdown text the front matter, with its first line of dashes as a remark. */
export function yamlOf(name: string, text: string): string {
  if (!name.endsWith('.md')) return text;
  const end = /^---[ \t]*\r?$/m.exec(text.slice(3));
  return `#${text.slice(1, end ? end.index + 3 : undefined)}`;
}

/** The remarks in YAML, as the lexer finds them. */
export function remarksIn(yaml: string): Remark[] {
  const found: Remark[] = [];
  let [line, column, isScalarNext, onlySpaces] = [0, 0, false, true];
  for (const token of new Lexer().lex(yaml)) {
    if (token === '\u0002' || token === '\u0018' || token === '\u001f') {
      isScalarNext = token === '\u001f';
      continue;
    }
    if (!isScalarNext && token.startsWith('#'))
      found.push({ text: token.trimEnd(), line, alone: onlySpaces });
    isScalarNext = false;
    const lines = token.split('\n');
    line += lines.length - 1;
    column = lines.length > 1 ? 0 : column;
    onlySpaces = (lines.length > 1 || onlySpaces) && (lines.at(-1) ?? '').trim() === '';
  }
  return found;
}

/** Adds remarks and blank lines to a file wherever YAML allows them. */
export function withRemarks(name: string, text: string, random: Random, share: number): string {
  const yaml = yamlOf(name, text);
  const { contents } = parseDocument(yaml, { schema: 'failsafe', uniqueKeys: false });
  const lines = yaml.split('\n');
  const starts = lines.map((_, at) => lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0));
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset);
  /** Lines that a text goes over, but for the first. */
  const inText = new Set<number>();
  visit(contents, {
    Scalar: (_, node) => {
      const [from, to] = [lineOf(node.range?.[0] ?? 0), lineOf(Math.max(0, (node.range?.[1] ?? 1) - 1))];
      for (let line = from + 1; line <= to; line++) inText.add(line);
    },
    Node: (_, node) => (isScalar(node) ? undefined : undefined),
  });
  let number = 0;
  const wants = () => random.next() < share;
  const written = lines.flatMap((line, at) => {
    if (at === 0 && name.endsWith('.md')) return [line];
    if (inText.has(at)) return [line];
    const indent = line.search(/\S|$/);
    const above: string[] = [];
    const isLast = at === lines.length - 1;
    if (wants() && random.below(4) === 0) above.push('');
    while (wants())
      above.push(`${' '.repeat(random.pick([0, indent, indent, indent, indent + 2]))}# above ${number++}`);
    if (wants() && random.below(4) === 0) above.push('');
    const isOpen = inText.has(at + 1) || line.trim() === '' || /^(---|\.\.\.)/.test(line) || isLast;
    const behind = !isOpen && wants() ? `${line.trimEnd()} # behind ${number++}` : line;
    return [...above, behind];
  });
  return written.join('\n') + text.slice(yaml.length);
}
