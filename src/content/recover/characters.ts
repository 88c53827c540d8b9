import type { TextEdits } from './text-edits.ts';

/** Spaces that only look like spaces. */
const odd = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
/** Characters that do not show at all. */
export const unseen = '\\u200b-\\u200f\\u2060\\ufeff\\u00ad';
/** What is said of one. */
export const INVISIBLE = 'An invisible character hides here, most likely pasted along.';
const strange = new RegExp(`[${odd}${unseen}]`);
const strangeAll = new RegExp(`[${odd}]`, 'g');
const unseenAll = new RegExp(`[${unseen}]`, 'g');
const lead = new RegExp(`^[ \\t${odd}${unseen}]*`);
/** Indentation, dashes and key of a line with the white space around them, where only plain spaces work. */
const head = new RegExp(
  `${lead.source}(?:-[ \\t${odd}${unseen}]+)*(?:[\\w${unseen}-]+[ ${odd}${unseen}]*:(?=[ \\t${odd}${unseen}]|$)[ \\t${odd}${unseen}]*)?`,
);

/** Tabs, non-breaking and invisible characters where YAML takes only plain spaces. */
export function characters(edits: TextEdits, at: number): void {
  const line = edits.lines[at] ?? '';
  const [white = ''] = lead.exec(line) ?? [];
  if (white.length === line.trimEnd().length) return;
  if (white.includes('\t')) {
    edits.repair(at, plain(white).replaceAll('\t', '  ') + line.slice(white.length), {
      from: white.indexOf('\t'),
      to: white.length,
      code: 'tab',
      message: 'This line starts with a tab. YAML needs spaces here.',
      suggestion: 'Two spaces for each step inwards.',
      certain: true,
    });
    return;
  }
  const [written = ''] = head.exec(line) ?? [];
  const from = written.search(strange);
  if (from < 0) return;
  const isSpace = new RegExp(`[${odd}]`).test(written.charAt(from));
  edits.repair(at, plain(written) + line.slice(written.length), {
    from,
    to: from + 1,
    code: isSpace ? 'odd-space' : 'invisible-character',
    message: isSpace
      ? 'This is not an ordinary space but a special one that looks alike (a “non-breaking space”).'
      : INVISIBLE,
    suggestion: isSpace ? 'Delete it and type a space.' : 'Delete it.',
    certain: true,
  });
}

const plain = (white: string) => white.replace(strangeAll, ' ').replace(unseenAll, '');
