import { writeText } from '../explain/snippet.ts';
import { parseText } from '../parse/yaml.ts';
import type { Shape } from '../schema/shape.ts';

const closers: Record<string, string> = { '[': ']', '{': '}' };

/** Lists and groups in brackets with each one closed, by its own kind; what closes nothing is left out. */
export function balanced(text: string): string {
  const open: string[] = [];
  const parts = text.match(/"(?:\\.|[^"\\])*"|'[^']*'|[^"']|["']/g) ?? [];
  const kept = parts.map((part) => {
    if (part === '[' || part === '{') open.push(part);
    if (part !== ']' && part !== '}') return part;
    const opener = open.pop();
    return opener === undefined ? '' : (closers[opener] ?? '');
  });
  const missing = open.reverse().map((opener) => (opener === '{' ? ' }' : ']'));
  return kept.join('').trimEnd() + missing.join('');
}

/** Whether a text is what YAML reads without complaint. */
export const isSound = (text: string) => parseText(text).errors.length === 0;

/**
 * Reads the fields of a group that were written on one line, with or without braces, commas and spaces in place.
 * @returns the fields; nothing where the line is right as it is, or where it is something else
 */
export function groupOnOneLine(value: string, shape: Shape): [string, string][] | undefined {
  const names = [...shape.fields].filter(([, { kind }]) => kind === 'text').map(([name]) => name);
  const inner = value.replace(/^\{\s*/, '').replace(/\s*[\]}]*$/, '');
  const heads = [
    ...inner.matchAll(new RegExp(`(^|[,;]\\s*|\\s)["“]?(${names.join('|')})["”]?\\s*:\\s*`, 'g')),
  ];
  if (heads.length === 0 || heads[0]?.index !== 0) return undefined;
  const fields = heads.map((head, at): [string, string] => {
    const text = inner.slice(head.index + head[0].length, heads[at + 1]?.index ?? inner.length);
    return [head[2] ?? '', text.trim().replace(/^["“](.*)["”]$/, '$1')];
  });
  const twice = new Set(fields.map(([name]) => name)).size < fields.length;
  return twice ? undefined : fields;
}

/** A group as one line of YAML, for reading on. */
export const inBraces = (fields: [string, string][]) =>
  `{ ${fields.map(([name, text]) => `${name}: ${JSON.stringify(text)}`).join(', ')} }`;

/** A group as lines, the way it should be written. */
export const inLines = (key: string, fields: [string, string][], indent: number) =>
  [key, ...fields.map(([name, text]) => `${' '.repeat(indent)}${name}: ${writeText(text)}`)].join('\n');
