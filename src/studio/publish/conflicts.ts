import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Hunk, MARKER_SIZE, type Merged, readHunks } from './hunks.ts';
import type { Blob, Side, UnmergedFile } from './merge-tree.ts';
import type { Choice, Conflict } from './messages.ts';
import type { Git } from './run-git.ts';

/** What became of a file: its blob (none if it is deleted), or the conflicts that nobody has decided yet. */
export type Resolution = { blob: Blob | undefined } | { conflicts: Conflict[] };

const TEXT = /\.(ya?ml|md)$/i;

/**
 * Resolves a file that git could not merge, by what a person has chosen.
 * @param file its path below the content folder
 */
export async function resolveFile(
  git: Git,
  file: string,
  { versions }: UnmergedFile,
  choices: Readonly<Record<string, Choice>>,
): Promise<Resolution> {
  const { base, yours, theirs } = versions;
  // Renamed differently on both sides: the old name is gone.
  if (!yours && !theirs) return { blob: undefined };
  if (!TEXT.test(file) || !base || !yours || !theirs) return resolveWhole(git, file, versions, choices);
  const merged = await mergeTexts(git, { base, yours, theirs });
  const conflicts: Conflict[] = [];
  const text = merged.map((part) => {
    if (typeof part === 'string') return part;
    const conflict = hunkConflict(file, part);
    const choice = choices[conflict.id];
    if (!choice) conflicts.push(conflict);
    return part[choice ?? 'yours'].join('');
  });
  if (conflicts.length > 0) return { conflicts };
  const id = await git.read(['hash-object', '-w', '--stdin'], { input: text.join('') });
  return { blob: { mode: yours.mode, id } };
}

async function mergeTexts(git: Git, versions: Record<Side, Blob>): Promise<Merged> {
  const folder = await mkdtemp(join(tmpdir(), 'website-merge-'));
  try {
    const files: string[] = [];
    for (const side of ['yours', 'base', 'theirs'] as const) {
      const file = join(folder, side);
      await writeFile(file, await git.bytes(['cat-file', 'blob', versions[side].id]));
      files.push(file);
    }
    const args = ['merge-file', '-p', '--diff3', `--marker-size=${MARKER_SIZE}`, ...files];
    const { code, stdout } = await git.run(args);
    // The exit code is the number of conflicts, and 255 for a failure, which this repeats to report it.
    if (code > 127) await git.read(args);
    return readHunks(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const FIELD = /^\s*(?:- +)?([A-Za-z]\w*):\s+(\S.*?)\s*$/;

function hunkConflict(file: string, { yours, theirs }: Hunk): Conflict {
  const [mine, other] = [FIELD.exec(yours.join('')), FIELD.exec(theirs.join(''))];
  const isOneField = mine && other && mine[1] === other[1];
  return named({
    file,
    ...(isOneField && { label: mine[1] ?? '' }),
    yours: isOneField ? (mine[2] ?? '') : dedent(yours),
    theirs: isOneField ? (other[2] ?? '') : dedent(theirs),
  });
}

/** Lines without the indentation that they share. */
function dedent(lines: readonly string[]): string {
  const widths = lines.flatMap((line) => (line.trim() ? [/^ */.exec(line)?.[0].length ?? 0] : []));
  return lines
    .map((line) => line.slice(Math.min(...widths, Number.POSITIVE_INFINITY)) || '\n')
    .join('')
    .trimEnd();
}

/** One side has deleted the file, or it is a picture: only the file as a whole can be chosen. */
async function resolveWhole(
  git: Git,
  file: string,
  { yours, theirs }: UnmergedFile['versions'],
  choices: Readonly<Record<string, Choice>>,
): Promise<Resolution> {
  const show = async (blob: Blob | undefined) => {
    if (!blob) return null;
    return TEXT.test(file) ? git.read(['cat-file', 'blob', blob.id]) : `${file} (${blob.id.slice(0, 7)})`;
  };
  const conflict = named({ file, yours: await show(yours), theirs: await show(theirs) });
  const choice = choices[conflict.id];
  if (!choice) return { conflicts: [conflict] };
  return { blob: choice === 'yours' ? yours : theirs };
}

const named = (conflict: Omit<Conflict, 'id'>): Conflict => ({
  id: createHash('sha256').update(JSON.stringify(conflict)).digest('hex').slice(0, 16),
  ...conflict,
});
