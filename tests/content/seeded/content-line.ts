/** A line of the sample site, which is well-formed: each of dash, key and value is optional. */
export interface ContentLine {
  at: number;
  indent: number;
  dash: boolean;
  key: string;
  value: string;
  /** Whether the value is in double quotes. */
  quoted: boolean;
  raw: string;
}

/** Parses a well-formed line; undefined for blank lines and comments. */
export function contentLine(raw: string, at: number): ContentLine | undefined {
  const found = /^( *)(- )?(?:([A-Za-z]+):(?: +|$))?(.*)$/.exec(raw);
  if (!found || raw.trim() === '' || raw.trim().startsWith('#') || raw.startsWith('---')) return undefined;
  const [, indent = '', dash, key = '', value = ''] = found;
  return {
    at,
    indent: indent.length,
    dash: dash !== undefined,
    key,
    value,
    quoted: value.startsWith('"'),
    raw,
  };
}

/** Writes a line from its parts. */
export const write = (line: ContentLine, change: Partial<ContentLine> = {}) => {
  const { indent, dash, key, value } = { ...line, ...change };
  return `${' '.repeat(indent)}${dash ? '- ' : ''}${key ? `${key}:` : ''}${key && value ? ' ' : ''}${value}`;
};
