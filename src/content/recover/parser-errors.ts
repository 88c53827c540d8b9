import { type Document, isAlias, visit } from 'yaml';
import { writeText } from '../explain/snippet.ts';
import { Source } from '../parse/source.ts';
import { parseText } from '../parse/yaml.ts';
import { isSilent, readEntry } from './line.ts';
import type { TextEdits } from './text-edits.ts';

/** Each error that is explained takes another parse: so many of them, and so many characters, at most. */
const most = 25;
const mostCharacters = 100_000;

/**
 * Reports what the YAML parser still finds after the search: one message for a line, the line quoted or put aside,
 * then parsed again.
 */
export function reportParserErrors(edits: TextEdits): void {
  for (let round = 0; round < most && round * edits.source.text.length < mostCharacters; round++) {
    const [error] = parseText(edits.text).errors;
    if (!error) return;
    const after = new Source(edits.source.file, edits.text);
    const last = edits.lines.findLastIndex((text) => !isSilent(text));
    const shown = edits.lineOf(after.position(error.pos[0]).line - 1).line;
    explain(edits, lineToBlame(edits, Math.min(shown, Math.max(last, 0))), error.code);
  }
}

/** The parser stops behind the mistake: on a blank line or comment it means the line before. */
function lineToBlame({ lines }: TextEdits, line: number): number {
  for (let n = line; n >= 0; n--) if (!isSilent(lines[n] ?? '')) return n;
  return Math.max(
    0,
    lines.findIndex((text) => !isSilent(text)),
  );
}

const messages: Record<string, string> = {
  BAD_INDENT: 'This line does not begin at the same column as the lines that it belongs to.',
  BLOCK_IN_FLOW: 'Lines with dashes or colons of their own do not work inside brackets or braces.',
  MISSING_CHAR: 'Something that opens here, a quote, bracket or colon, has no counterpart.',
  MULTILINE_IMPLICIT_KEY:
    'This line is neither a field (a word and a colon) nor an item of a list (a dash and a space).',
  TAB_AS_INDENT: 'This line starts with a tab. YAML needs spaces here.',
};

function explain(edits: TextEdits, line: number, code: string): void {
  const text = edits.lines[line] ?? '';
  const indent = text.length - text.trimStart().length;
  const quoted = inQuotes(edits, line);
  const now = quoted ?? `${' '.repeat(indent)}#${text.trimStart()}`;
  const known = edits.repairs.find((repair) => repair.line === line);
  if (known) {
    edits.change(known, line, now);
    known.certain = false;
    return;
  }
  edits.repair(line, now, {
    from: indent,
    to: (edits.original[line] ?? '').trimEnd().length,
    code: 'syntax',
    message: messages[code] ?? 'This line cannot be understood.',
    suggestion:
      quoted?.trimStart() ?? 'Compare it with the lines around it: spaces in front, colon, dash, quotes.',
    certain: false,
  });
}

/** The line with its value in quotes, where the parser finds fewer errors then. */
function inQuotes({ lines, text }: TextEdits, line: number): string | undefined {
  const own = lines[line] ?? '';
  const { value, valueColumn } = readEntry(own);
  if (value === '') return undefined;
  const quoted = own.slice(0, valueColumn) + writeText(value.replace(/^["'](.*?)["']?$/, '$1'));
  const better = parseText(lines.with(line, quoted).join('\n')).errors.length < parseText(text).errors.length;
  return better ? quoted : undefined;
}

/** YAML's anchors and aliases mean copies of other places; content has no use for them, so a sign is meant. */
export function reportAliases(edits: TextEdits, document: Document, repaired: Source): void {
  visit(document, {
    Node: (_, node) => {
      const anchor = 'anchor' in node && typeof node.anchor === 'string';
      if (!node.range || !(isAlias(node) || anchor)) return undefined;
      const start = edits.toOriginal(node.range[0], repaired);
      const { line, column } = edits.source.position(start);
      edits.repair(line - 1, undefined, {
        from: column - 1,
        to: column,
        code: 'needs-quotes',
        message: `A text that begins with “${isAlias(node) ? '*' : '&'}” needs quotes.`,
        certain: false,
      });
      return visit.BREAK;
    },
  });
}
