import type { TextEdits } from './text-edits.ts';

/** Repairs damage to the file as a whole: copied line prefixes, merge conflicts, a second document. */
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
    const end = edits.lines.findIndex((line, n) => n > at && /^>{7}( |\r?$)/.test(line));
    const last = end < 0 ? at : end;
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

/** A `---` or `...` amid the file. A true second document is put aside: it would only repeat every key. */
function secondDocument(edits: TextEdits) {
  const keys = new Set<string>();
  for (const [at, line] of edits.lines.entries()) {
    const key = /^(\w+)[ \t]*:/.exec(line)?.[1];
    if (key !== undefined) keys.add(key);
    const ends = /^\.\.\.([ \t]|$)/.test(line);
    if (ends || (keys.size > 0 && /^---([ \t]|$)/.test(line))) cut(edits, at, keys);
  }
}

function cut(edits: TextEdits, at: number, keys: Set<string>) {
  const mark = (edits.original[at] ?? '').trim();
  const rest = edits.lines.slice(at + 1);
  // At the very end the mark is right, and says nothing.
  if (mark.startsWith('...') && rest.every((line) => /^\s*(#|$)/.test(line))) return;
  const repeats = rest.some((line) => keys.has(/^(\w+)[ \t]*:/.exec(line)?.[1] ?? ''));
  const { source } = edits;
  const repair = edits.repair(at, '', {
    from: 0,
    to: mark.length,
    code: 'second-document',
    message: repeats
      ? `A line of “${mark}” ends the page here, and a second one begins: one file is one page.`
      : `A line of “${mark}” ends the file here; what is below it would not be read.`,
    suggestion: repeats ? 'Move what is below this line to a file of its own.' : 'Delete this line.',
    certain: false,
    ...(repeats ? {} : { fix: source.deletion(at) }),
  });
  if (repeats) edits.clear(repair, at + 1, edits.lines.length - 1);
}
