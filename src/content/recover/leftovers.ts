import { type Document, isAlias, visit } from 'yaml';
import { parseText } from '../yaml.ts';
import { writeText } from '../snippet.ts';
import { Source } from '../source.ts';
import type { Draft } from './text-edits.ts';
import { isSilent, readEntry } from './line.ts';

const rounds = 25;

/**
 * Explains what the YAML parser still complains of after every known slip was repaired: one message for a line,
 * the line repaired or put aside, then parsed again.
 * @returns the document of the last parse
 */
export function leftovers(draft: Draft): Document {
  for (let round = 0; round < rounds; round++) {
    const document = parseText(draft.text);
    const [error] = document.errors;
    if (!error) {
      aliases(draft, document);
      return document;
    }
    const repaired = new Source(draft.source.file, draft.text);
    const last = draft.lines.findLastIndex((text) => !isSilent(text));
    const shown = draft.lineOf(repaired.position(error.pos[0]).line - 1).line;
    const line = lineToBlame(draft, Math.min(shown, Math.max(last, 0)));
    explain(draft, line, error.code);
  }
  const document = parseText(draft.text);
  aliases(draft, document);
  return document;
}

/** The parser stops behind the mistake: on a silent line it means the one before. */
function lineToBlame(draft: Draft, line: number): number {
  for (let n = line; n >= 0; n--) if (!isSilent(draft.lines[n] ?? '')) return n;
  return draft.lines.findIndex((text) => !isSilent(text));
}

const messages: Record<string, string> = {
  BAD_INDENT: 'This line does not stand at the same column as the lines that it belongs to.',
  BAD_ALIAS: 'A text that begins with an asterisk needs quotes.',
  BAD_DQ_ESCAPE: 'A backslash inside double quotes has a special meaning, and this one has none.',
  BLOCK_IN_FLOW: 'Inside brackets or braces no lines with dashes or colons of their own can stand.',
  KEY_OVER_1024_CHARS: 'This line is too long to be the name of a field.',
  MISSING_CHAR: 'Something that opens here, a quote, bracket or colon, has no counterpart.',
  MULTILINE_IMPLICIT_KEY:
    'This line is neither a field (a word and a colon) nor an item of a list (a dash and a space).',
  TAB_AS_INDENT: 'This line starts with a tab. YAML needs spaces here.',
};

/** Notes the complaint, tries quotes around the value, and else puts the line aside as a comment. */
function explain(draft: Draft, line: number, code: string) {
  const text = draft.lines[line] ?? '';
  const entry = readEntry(text);
  const quoted =
    entry.value === '' ? undefined : text.slice(0, entry.valueColumn) + writeText(bare(entry.value));
  const before = parseText(draft.text).errors.length;
  const better = quoted !== undefined && quoted !== text && improves(draft, line, quoted, before);
  const indent = text.length - text.trimStart().length;
  const known = draft.slips.find((slip) => slip.line === line);
  const repaired = better ? quoted : `${' '.repeat(indent)}#${text.trimStart()}`;
  if (known) {
    draft.change(known, line, repaired);
    known.certain = false;
    return;
  }
  draft.repair(line, repaired, {
    from: indent,
    to: (draft.original[line] ?? '').trimEnd().length,
    code: 'syntax',
    message: messages[code] ?? 'This line cannot be understood.',
    suggestion: better
      ? repaired.trimStart()
      : 'Compare it with the lines around it: spaces in front, colon, dash, quotes.',
    certain: false,
  });
}

const bare = (value: string) => value.replace(/^["'](.*?)["']?$/, '$1');

function improves(draft: Draft, line: number, text: string, before: number): boolean {
  const lines = [...draft.lines];
  lines[line] = text;
  return parseText(lines.join('\n')).errors.length < before;
}

/** YAML's anchors and aliases stand for copies of other places; content has no use for them, so a sign is meant. */
export function aliases(draft: Draft, document: Document) {
  const repaired = new Source(draft.source.file, draft.text);
  visit(document, {
    Node: (_, node) => {
      const anchor = 'anchor' in node && typeof node.anchor === 'string';
      if (!node.range || !(isAlias(node) || anchor)) return undefined;
      const start = draft.toOriginal(node.range[0], repaired);
      const { line, column } = draft.source.position(start);
      draft.repair(line - 1, undefined, {
        from: column - 1,
        to: column,
        code: 'needs-quotes',
        message: isAlias(node)
          ? 'A text that begins with an asterisk needs quotes.'
          : 'A text that begins with an ampersand needs quotes.',
        certain: false,
      });
      return visit.BREAK;
    },
  });
}
