import type { FileEdits } from './file-edits.ts';

/** Spaces that only look like spaces. */
const odd = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
/** Characters that do not show at all. */
const hidden = '\\u200b-\\u200f\\u2060\\ufeff\\u00ad';
export const unseen = new RegExp(`[${hidden}]`, 'g');
export const INVISIBLE = 'An invisible character hides here, most likely pasted along. Delete it.';
const ODD_SPACE = 'This only looks like a space (it is a “non-breaking space”). Delete it, and type one.';
const TAB = 'This line starts with a tab. YAML needs spaces here, two for each step inwards.';
const strange = new RegExp(`[${odd}${hidden}]`);
const strangeAll = new RegExp(`[${odd}]`, 'g');
const lead = new RegExp(`^[ \\t${odd}${hidden}]*`);
/** Indentation, dashes and key of a line with the white space around them, where only plain spaces work. */
const head = new RegExp(
  `${lead.source}(?:-[ \\t${odd}${hidden}]+)*(?:[\\w${hidden}-]+[ ${odd}${hidden}]*:(?=[ \\t${odd}${hidden}]|$)[ \\t${odd}${hidden}]*)?`,
);

/** Tabs, non-breaking and invisible characters where YAML takes only plain spaces. */
export function characters(edits: FileEdits, at: number): void {
  const line = edits.lines[at] ?? '';
  const [white = ''] = lead.exec(line) ?? [];
  if (white.length === line.trimEnd().length) return;
  const tab = white.indexOf('\t');
  const [written = ''] = tab < 0 ? (head.exec(line) ?? []) : [white];
  const from = tab < 0 ? written.search(strange) : tab;
  if (from < 0) return;
  const isSpace = written.charAt(from).search(strangeAll) === 0;
  const code = tab >= 0 ? 'tab' : isSpace ? 'odd-space' : 'invisible-character';
  const message = tab >= 0 ? TAB : isSpace ? ODD_SPACE : INVISIBLE;
  const plain = written.replaceAll(strangeAll, ' ').replaceAll(unseen, '').replaceAll('\t', '  ');
  const about = { from, to: tab < 0 ? from + 1 : white.length, code, message, certain: true } as const;
  edits.report(at, about, [[at, plain + line.slice(written.length)]]);
}
