/** A line of the real content, which is tidy: a dash or none, a key or none, a value or none. */
export interface ContentLine {
  at: number;
  indent: number;
  dash: boolean;
  key: string;
  value: string;
  /** Whether the value stands in double quotes. */
  quoted: boolean;
  raw: string;
}

/** Takes a tidy line apart; undefined for blank lines and comments. */
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

/** Puts a line together again. */
export const write = (line: ContentLine, change: Partial<ContentLine> = {}) => {
  const { indent, dash, key, value } = { ...line, ...change };
  return `${' '.repeat(indent)}${dash ? '- ' : ''}${key ? `${key}:` : ''}${key && value ? ' ' : ''}${value}`;
};
