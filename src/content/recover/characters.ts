import type { Code } from '../codes.ts';
import type { Repair, TextEdits } from './text-edits.ts';

/** Spaces that only look like spaces. */
const odd = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
/** Characters that do not show at all. */
export const unseen = '\\u200b-\\u200f\\u2060\\ufeff\\u00ad';
/** What is said of one. */
export const INVISIBLE = 'An invisible character hides here, most likely pasted along.';
const lead = new RegExp(`^[ \\t${odd}${unseen}]*`);
const strange = new RegExp(`[${odd}${unseen}]`);
const strangeAll = new RegExp(`[${odd}]`, 'g');
const unseenAll = new RegExp(`[${unseen}]`, 'g');
/** The dashes and the key of a line with the white space around them, where only plain spaces work. */
const dashes = new RegExp(`^(?:-[ \\t${odd}${unseen}]+)*`);
const key = new RegExp(
  `^[\\w${unseen}-]+[ ${odd}${unseen}]*:(?=[ \\t${odd}${unseen}]|$)[ \\t${odd}${unseen}]*`,
);

/** Tabs, non-breaking and invisible characters where YAML takes only plain spaces. Returns whether a tab was there. */
export function characters(edits: TextEdits, at: number): boolean {
  const line = edits.lines[at] ?? '';
  const white = lead.exec(line)?.[0] ?? '';
  if (white.length === line.trimEnd().length) return false;
  if (white.includes('\t')) {
    const spaces = plain(white).replaceAll('\t', '  ');
    const run = runOf('tab', edits, at);
    if (run) {
      edits.change(run, at, spaces + line.slice(white.length));
      run.message = `These lines start with tabs, down to line ${at + 1}. YAML needs spaces here.`;
      return true;
    }
    const from = white.indexOf('\t');
    edits.repair(at, spaces + line.slice(white.length), {
      from,
      to: white.length,
      code: 'tab',
      message: 'This line starts with a tab. YAML needs spaces here.',
      suggestion: 'Two spaces for each step inwards.',
      certain: true,
    });
    return true;
  }
  if (strange.test(white)) return !strangeSpace(edits, at, line, white, 0);
  const body = line.slice(white.length);
  const head = dashes.exec(body)?.[0] ?? '';
  const found = head + (key.exec(body.slice(head.length))?.[0] ?? '');
  if (strange.test(found)) strangeSpace(edits, at, line, found, white.length);
  return false;
}

/** The same repair on the lines right above: a repair that a whole block shares is reported once. */
function runOf(code: Code, edits: TextEdits, at: number): Repair | undefined {
  let above = at - 1;
  while (above > 0 && edits.lines[above]?.trim() === '') above--;
  return edits.repairs.findLast((repair) => repair.code === code && repair.lines.at(-1) === above);
}

function strangeSpace(edits: TextEdits, at: number, line: string, part: string, offset: number): true {
  const hidden = strange.exec(part);
  const from = offset + (hidden?.index ?? 0);
  const visible = new RegExp(`[${odd}]`).test(hidden?.[0] ?? '');
  const run = visible ? runOf('odd-space', edits, at) : undefined;
  if (run) {
    edits.change(run, at, line.slice(0, offset) + plain(part) + line.slice(offset + part.length));
    run.message = `Down to line ${at + 1}, these lines have special spaces that look like ordinary ones (“non-breaking spaces”).`;
    return true;
  }
  edits.repair(at, line.slice(0, offset) + plain(part) + line.slice(offset + part.length), {
    from,
    to: from + 1,
    code: visible ? 'odd-space' : 'invisible-character',
    message: visible
      ? 'This is not an ordinary space but a special one that looks alike (a “non-breaking space”).'
      : INVISIBLE,
    suggestion: visible ? 'Delete it and type a space.' : 'Delete it.',
    certain: true,
  });
  return true;
}

const plain = (white: string) => white.replace(strangeAll, ' ').replace(unseenAll, '');
