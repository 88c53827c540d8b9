/**
 * The quick way into a tidy file. Nearly every page is written in one plain style: fields, lists with a dash, steps
 * of two spaces, each text on one line. That much is read here, in a fraction of the time that a whole YAML parser needs;
 * whatever looks different in the least is left to the parser. Both must read the same, which tests hold them to.
 */

const linePattern = /^( *)(- )?(?:([A-Za-z][A-Za-z0-9]*):(?: |$))?(.*)$/;
/** Characters that never occur in tidy content, or not without a closer look. */
const suspicious =
  /[\t\r\0\u0085\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2060\u3000\ufeff]|\n\u00a0|:\u00a0|-\u00a0/;
const plainText = /^[A-Za-z0-9(/$+.\u00c0-\u024f](?:.*[^\s"”:])?$/;
const quotedText = /^"[^"\\\u201c-\u201f\u2018-\u201b][^"\\]*"$/;

interface Line {
  indent: number;
  dash: boolean;
  key: string;
  value: string;
}

/** Reads a tidy file; undefined when it is not tidy enough, which says nothing about its being right. */
export function readPlain(text: string): unknown {
  if (suspicious.test(text)) return undefined;
  const lines: Line[] = [];
  for (const raw of text.split('\n')) {
    if (raw === '' || raw.startsWith('#')) continue;
    const found = linePattern.exec(raw);
    if (!found) return undefined;
    const [, indent = '', dash, key = '', value = ''] = found;
    if (value.startsWith('#') && key === '' && dash === undefined) continue;
    if (key === '' && dash === undefined) return undefined;
    lines.push({ indent: indent.length, dash: dash !== undefined, key, value });
  }
  const reader = new PlainReader(lines);
  const value = reader.group(0);
  return reader.done ? value : undefined;
}

class PlainReader {
  readonly #lines: readonly Line[];
  #at = 0;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  get done(): boolean {
    return this.#at === this.#lines.length && this.#lines.length > 0;
  }

  /** The fields at a column; stops before the first line that is no field of this group. */
  group(indent: number): Record<string, unknown> | undefined {
    const group: Record<string, unknown> = {};
    for (
      let line = this.#lines[this.#at];
      line?.indent === indent && !line.dash;
      line = this.#lines[this.#at]
    ) {
      if (Object.hasOwn(group, line.key) || line.key === 'constructor') return undefined;
      this.#at++;
      const value = line.value === '' ? this.#under(indent) : scalar(line.value);
      if (value === undefined) return undefined;
      group[line.key] = value;
    }
    return group;
  }

  /** What stands under a key with nothing behind its colon. */
  #under(indent: number): unknown {
    const next = this.#lines[this.#at];
    if (next?.indent !== indent + 2) return undefined;
    return next.dash ? this.#list(indent + 2) : this.group(indent + 2);
  }

  #list(indent: number): unknown[] | undefined {
    const list: unknown[] = [];
    for (
      let line = this.#lines[this.#at];
      line?.indent === indent && line.dash;
      line = this.#lines[this.#at]
    ) {
      const item = line.key === '' ? this.#text(line) : this.#item(line, indent + 2);
      if (item === undefined) return undefined;
      list.push(item);
    }
    return list;
  }

  #text({ value }: Line): string | undefined {
    this.#at++;
    return scalar(value);
  }

  /** A list item that is a group: its first field stands behind the dash, the others below that. */
  #item(line: Line, indent: number): Record<string, unknown> | undefined {
    line.indent = indent;
    line.dash = false;
    return this.group(indent);
  }
}

function scalar(value: string): string | undefined {
  if (quotedText.test(value)) return value.slice(1, -1);
  return plainText.test(value) && !value.includes(': ') && !value.includes(' #') ? value : undefined;
}
