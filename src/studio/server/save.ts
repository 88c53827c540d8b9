import { encodeLike, type Fields, fieldOrder, meantData, WriteError, write } from '../../content/index.ts';
import type { FieldProblem, FileChange, OpenFile, SaveAnswer } from '../protocol.ts';
import { type ContentFile, editablePaths, readContentFile, stampOf } from './content-files.ts';
import { type EditContext, type Gate, problemAt } from './gate.ts';
import { ChangedMeanwhile, replaceFiles } from './replace-files.ts';
import { RequestError } from './request.ts';
import type { createVersions } from './versions.ts';

type Conflict = Extract<SaveAnswer, { kind: 'conflict' }>['conflicts'][number];
type Versions = ReturnType<typeof createVersions>;

/** A file with the bytes that it shall have. */
interface Written {
  file: ContentFile;
  after: Buffer;
  data: Fields;
}

/** Opens, checks and saves files. Calls must not overlap. */
export function createSaving(context: EditContext, gate: Gate, versions: Versions) {
  async function find(file: string): Promise<ContentFile | undefined> {
    const path = editablePaths(context.dir).get(file);
    if (path === undefined) return undefined;
    const found = await readContentFile(file, path);
    if (found) versions.read(file, found);
    return found;
  }

  async function open(files: readonly string[]): Promise<OpenFile[]> {
    return Promise.all(
      files.map(async (name) => {
        const found = await find(name);
        if (!found) throw unknownFile(name);
        return shown(found);
      }),
    );
  }

  /** Makes the new bytes of a file, without writing them. */
  function plan(file: ContentFile, { operations }: FileChange, isTrial: boolean): Written | FieldProblem {
    try {
      const data = meantData(file.file, file.data, operations);
      // A check looks at data alone, and has to be fast.
      const known = isTrial ? undefined : versions.withData(file.file, data);
      const order = fieldOrder(file.file, context.schemas());
      const after =
        known ?? Buffer.from(encodeLike(write(file.file, file.text, operations, order), file.bytes));
      return { file, after, data };
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      return problemAt(file.file, error.path, 'cannot-write', error.message);
    }
  }

  async function save(changes: readonly FileChange[], isTrial: boolean): Promise<SaveAnswer> {
    const files = await Promise.all(changes.map(({ file }) => find(file)));
    const conflicts = changes.flatMap((change, at) => conflictOf(change, files[at]));
    if (conflicts.length > 0) return { kind: 'conflict', conflicts };
    const planned = changes.map((change, at) => plan(files[at] as ContentFile, change, isTrial));
    const impossible = planned.filter((one): one is FieldProblem => 'message' in one);
    if (impossible.length > 0) return { kind: 'refused', problems: impossible };
    const written = planned.filter((one): one is Written => 'after' in one);
    const changed = written.filter(({ file, after }) => !after.equals(file.bytes));
    const { refused, problems } = await gate(new Map(written.map(({ file, after }) => [file.file, after])));
    if (refused) return { kind: 'refused', problems };
    if (!isTrial && changed.length > 0) {
      try {
        await replaceFiles(
          context.dir,
          changed.map(({ file, after }) => ({ path: file.path, before: file.bytes, after })),
        );
      } catch (error) {
        // Somebody has saved the file in this moment; reading it again finds the conflict.
        if (error instanceof ChangedMeanwhile) return save(changes, isTrial);
        throw error;
      }
      for (const { file, after, data } of changed)
        versions.wrote(file.file, { stamp: stampOf(after), bytes: after, data });
      await context.written(changed.map(({ file }) => file.path));
    }
    const answer = ({ file, after, data }: Written) => ({
      file: file.file,
      stamp: isTrial ? file.stamp : stampOf(after),
      data,
    });
    return { kind: 'saved', files: written.map(answer), problems };
  }

  function conflictOf({ file, stamp, operations }: FileChange, now: ContentFile | undefined): Conflict[] {
    if (now?.stamp === stamp) return [];
    const base = versions.dataOf(file, stamp);
    if (!now && !base) throw unknownFile(file);
    const theirs = now ? shown(now) : { file, stamp: '', data: {} };
    const yours = base && meantOf(file, base, operations);
    return [yours ? { theirs, yours } : { theirs }];
  }

  return { open, save };
}

/** The data that was meant; none where the operations do not fit the version that they are said to be about. */
function meantOf(file: string, base: Fields, operations: FileChange['operations']): Fields | undefined {
  try {
    return meantData(file, base, operations);
  } catch (error) {
    if (error instanceof WriteError) return undefined;
    throw error;
  }
}

const unknownFile = (name: string) => new RequestError(404, `There is no file “${name}” in the content.`);

const shown = ({ file, stamp, data }: ContentFile): OpenFile => ({ file, stamp, data });
