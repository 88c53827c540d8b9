import { isSilent } from './line.ts';
import type { TextEdits } from './text-edits.ts';

/** Mistakes that concern the file as a whole: merge conflicts, a second document. */
export function wholeFile(edits: TextEdits): void {
  prefixes(edits);
  conflicts(edits);
  secondDocument(edits);
}

/** A mark at the beginning of every line: the sign of a quoted mail, or line numbers that were copied along. */
function prefixes(edits: TextEdits) {
  const [first = ''] = edits.lines;
  const quoted = /^\s*>/.test(first);
  const pattern = quoted ? /^\s*> ?/ : /^\s*(\d+)[:.|)]?(?:[\t ]|$)/;
  const said = edits.lines.findLastIndex((line) => line.trim() !== '');
  const own = edits.lines.slice(0, said + 1);
  const fits = (line: string, at: number) =>
    quoted ? /^\s*>|^\s*$/.test(line) : Number(pattern.exec(line)?.[1] ?? -1) === at + 1;
  if (own.length < 4 || !own.every(fits)) return;
  const repair = edits.repair(0, first.replace(pattern, ''), {
    from: 0,
    to: pattern.exec(first)?.[0].trimEnd().length ?? 1,
    code: 'line-prefix',
    message: quoted
      ? `These lines begin with “>”, as in a quoted mail, down to line ${own.length}.`
      : `These lines begin with their numbers, which were copied along, down to line ${own.length}.`,
    suggestion: first.replace(pattern, ''),
    certain: true,
  });
  for (const [at, line] of own.entries()) edits.change(repair, at, line.replace(pattern, ''));
}

/** Of each conflict the upper version is kept, so that the rest of the file can be checked. */
function conflicts(edits: TextEdits) {
  for (let at = 0; at < edits.lines.length; at++) {
    if (!/^<{7}( |\r?$)/.test(edits.lines[at] ?? '')) continue;
    let last = at + 1;
    while (last < edits.lines.length && !/^[<>]{7}( |\r?$)/.test(edits.lines[last] ?? '')) last++;
    if (!/^>{7}/.test(edits.lines[last] ?? '')) last = at;
    const repair = edits.repair(at, '', {
      from: 0,
      to: (edits.original[at] ?? '').length,
      code: 'merge-conflict',
      message: `Two versions of these lines were never brought together (a “merge conflict”), down to line ${last + 1}.`,
      suggestion:
        'Keep the lines that are right, and delete the others with the lines of <<<<<<<, ======= and >>>>>>>.',
      certain: false,
    });
    let lower = false;
    for (let n = at + 1; n <= last; n++) {
      if (/^(={7}|\|{7})/.test(edits.lines[n] ?? '')) lower = true;
      if (lower || n === last) edits.change(repair, n, '');
    }
  }
}

/** A `---` or `...` within the file. A true second document is put aside: it would only repeat every key. */
function secondDocument(edits: TextEdits) {
  const keys = edits.lines.map((line) => /^(\w+)[ \t]*:/.exec(line)?.[1]);
  const last = new Map(keys.map((key, line) => [key, line]));
  const end = edits.lines.findLastIndex((line) => !isSilent(line));
  /** The last line that repeats a key from above. */
  let repeated = -1;
  let hasKeys = false;
  for (const [at, line] of edits.lines.entries()) {
    const key = keys[at];
    if (key !== undefined) {
      hasKeys = true;
      repeated = Math.max(repeated, last.get(key) ?? -1);
    }
    // At the very end the mark of an end is right.
    const ends = /^\.\.\.([ \t]|$)/.test(line) && at < end;
    if (!ends && !(hasKeys && /^---([ \t]|$)/.test(line))) continue;
    const repeats = repeated > at;
    const repair = edits.repair(at, '', secondDocumentAt(edits, at, repeats));
    if (!repeats) continue;
    edits.clear(repair, at + 1, edits.lines.length - 1);
    return;
  }
}

function secondDocumentAt({ original, source }: TextEdits, at: number, repeats: boolean) {
  const mark = (original[at] ?? '').trim();
  return {
    from: 0,
    to: mark.length,
    code: 'second-document' as const,
    message: repeats
      ? `A line of “${mark}” ends the page here, and a second one begins: one file is one page.`
      : `A line of “${mark}” ends the file here; what is below it would not be read.`,
    suggestion: repeats ? 'Move what is below this line to a file of its own.' : 'Delete this line.',
    certain: false,
    ...(repeats ? {} : { fix: source.deletion(at) }),
  };
}
