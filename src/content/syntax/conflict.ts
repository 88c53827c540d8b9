import type { FileEdits } from './file-edits.ts';

const sign = (line: string) => /^\s*([<>]{7}|={7}|\|{7})(?: |$)/.exec(line)?.[1]?.charAt(0);

/** Reports a merge conflict. Of both versions the upper one is read, so that the rest of the file can be checked. */
export function conflict(edits: FileEdits): void {
  const signs = edits.lines.map(sign);
  const at = signs.findIndex((one) => one !== undefined);
  if (at < 0) return;
  // Without its first or last mark, nobody knows which lines are a version of others.
  const isWhole = signs.includes('<') && signs.includes('>');
  let isLower = false;
  const left = edits.lines.flatMap((_, n) => {
    if (signs[n] !== undefined) isLower = isWhole && /[=|]/.test(signs[n] ?? '');
    return isLower || signs[n] !== undefined ? [[n, ''] as const] : [];
  });
  const message = isWhole
    ? 'Two versions of these lines were never brought together (a “merge conflict”).'
    : 'This line was left over when two versions of the file were brought together (a “merge conflict”).';
  const suggestion =
    'Keep the lines that are right, and delete the others with the lines of <<<<<<<, ======= and >>>>>>>.';
  const to = (edits.original[at] ?? '').length;
  edits.report(at, { from: 0, to, code: 'merge-conflict', message, suggestion }, left);
}
