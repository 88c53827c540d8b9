import { encodeLike, type Fields, fieldOrder, meantData, WriteError, write } from '../../content/index.ts';
import type { FieldProblem, FileChange, OpenFile, SaveAnswer } from '../protocol.ts';
import { onCurrent, type Snapshot } from '../store/content-store.ts';
import type { Check, RoomContext } from './check.ts';
import { type ContentFile, opened, readContentFiles, unknownFile } from './content-file.ts';
import { createVersions } from './versions.ts';

/** A file with the bytes that it shall have. */
interface Written {
  file: ContentFile;
  after: Uint8Array;
  data: Fields;
}

/** Opens, checks and saves files. Calls must not overlap. */
export function createSaving({ store, schemas }: RoomContext, checking: Check) {
  const versions = createVersions();

  async function find(snapshot: Snapshot, names: readonly string[]): Promise<Map<string, ContentFile>> {
    const found = await readContentFiles(store, snapshot, names);
    for (const file of found.values()) versions.read(file.file, file);
    return found;
  }

  /** @throws Refusal where one is not there, or cannot be edited */
  const open = (names: readonly string[]): Promise<OpenFile[]> =>
    onCurrent(store, async (snapshot) => {
      const found = await find(snapshot, names);
      return names.map((name) => {
        const file = found.get(name);
        if (!file) throw unknownFile(name);
        return opened(file);
      });
    });

  /** Makes the new bytes of a file, without writing them. */
  function plan(file: ContentFile, { operations }: FileChange, isTrial: boolean): Written | FieldProblem {
    try {
      const data = meantData(file.file, file.data, operations);
      // A check looks at data alone, and has to be fast.
      const known = isTrial ? undefined : versions.withData(file.file, data);
      const order = fieldOrder(file.file, schemas);
      const after = known ?? encodeLike(write(file.file, file.text, operations, order), file.bytes);
      return { file, after, data };
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      const { path, message } = error;
      return { file: file.file, path, severity: 'error', code: 'cannot-write', message };
    }
  }

  /** Says what saving would answer, and writes nothing. */
  const check = (changes: readonly FileChange[]): Promise<SaveAnswer> =>
    onCurrent(store, (snapshot) => saveOn(snapshot, changes, true));

  const save = (changes: readonly FileChange[]): Promise<SaveAnswer> =>
    onCurrent(store, (snapshot) => saveOn(snapshot, changes, false));

  async function saveOn(
    snapshot: Snapshot,
    changes: readonly FileChange[],
    isTrial: boolean,
  ): Promise<SaveAnswer> {
    const files = await find(
      snapshot,
      changes.map(({ file }) => file),
    );
    const theirs = changes.flatMap((change) => overtaken(change, files.get(change.file)));
    if (theirs.length > 0) return { kind: 'conflict', theirs };
    const planned = changes.map((change) => plan(files.get(change.file) as ContentFile, change, isTrial));
    const impossible = planned.filter((one): one is FieldProblem => 'message' in one);
    if (impossible.length > 0) return { kind: 'refused', problems: impossible };
    const written = planned.filter((one): one is Written => 'after' in one);
    const bytesOf = (all: readonly Written[]) => new Map(all.map(({ file, after }) => [file.file, after]));
    const { refused, problems } = await checking.check(snapshot, bytesOf(written));
    if (refused) return { kind: 'refused', problems };
    const changed = isTrial ? [] : written.filter(({ file, after }) => !isSame(file.bytes, after));
    const names = changed.map(({ file }) => file.file);
    const now =
      changed.length > 0
        ? await store.commit(snapshot, bytesOf(changed), `Change ${names.join(', ')}`)
        : snapshot;
    const stampIn = (file: string) => now.files.get(file)?.stamp ?? '';
    for (const { file, after, data } of changed)
      versions.wrote(file.file, { stamp: stampIn(file.file), bytes: after, data });
    const answer = ({ file: { file }, data }: Written) => ({ file, stamp: stampIn(file), data });
    return { kind: 'saved', files: written.map(answer), problems };
  }

  /** The file as it is now, if that is not the one that was changed. */
  function overtaken({ file, stamp }: FileChange, now: ContentFile | undefined): OpenFile[] {
    if (now?.stamp === stamp) return [];
    if (!now && !versions.isKnown(file)) throw unknownFile(file);
    return [now ? opened(now) : { file, stamp: '', data: {} }];
  }

  return { open, check, save };
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
