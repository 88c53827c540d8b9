import { dequal } from 'dequal/lite';
import { applyPatch, structuredPatch } from 'diff';
import { decode, encodeLike, type Fields } from '../../content/index.ts';
import { dataOf } from './content-file.ts';

/** A version of a file that this session has read or written. */
export interface Version {
  stamp: string;
  bytes: Uint8Array;
  data: Fields;
}

const MOST = 200;
/** Most texts that are tried when older work is undone. */
const MOST_TRIES = 100;

/**
 * Remembers the versions of files, so that undo gives the same bytes back. Operations describe data: once an item has
 * been deleted with its remarks and saved, no operation can bring the remarks back. The version that had them can.
 */
export function createVersions() {
  /** By file: runs of versions that followed one another by saves of this session; the newest is last in the last run. */
  const runs = new Map<string, Version[][]>();

  /** Remembers a version that was read. One from elsewhere begins a new run: what it changed must not be undone. */
  function read(file: string, version: Version): void {
    const known = runs.get(file) ?? [];
    if (known.at(-1)?.at(-1)?.stamp !== version.stamp) runs.set(file, [...known, [version]].slice(-MOST));
  }

  /** Remembers a version that was written over the newest one. */
  function wrote(file: string, version: Version): void {
    const known = runs.get(file) ?? [];
    const current = [...(known.at(-1) ?? []), version].slice(-MOST);
    runs.set(file, [...known.slice(0, -1), current]);
  }

  /**
   * The bytes that have some data, if that undoes work of this session: a version of the last run, or the file as it is
   * now with the changes of earlier runs taken back, in which everything from elsewhere stays.
   */
  function withData(file: string, data: Fields): Uint8Array | undefined {
    const [current = [], ...earlier] = (runs.get(file) ?? []).toReversed();
    const known = current.findLast((version) => dequal(version.data, data));
    if (known || earlier.length === 0) return known?.bytes;
    const texts = current.toReversed().map(({ bytes }) => textOf(bytes));
    for (const run of earlier) {
      if (texts.length >= MOST_TRIES) break;
      texts.push(...texts.flatMap((text) => takenBack(text, run)));
    }
    const text = texts.find((one) => dequal(dataOf(file, one), data));
    return text === undefined ? undefined : encodeLike(text, (current.at(-1) as Version).bytes);
  }

  return {
    read,
    wrote,
    withData,
    /** Whether a file has been read or written. */
    isKnown: (file: string) => runs.has(file),
  };
}

const textOf = (bytes: Uint8Array) => decode('', bytes).text;

/** A text without the last changes of a run, without the last two, and so on, as far as they can still be found in it. */
function takenBack(text: string, run: readonly Version[]): string[] {
  const [last, ...before] = run.toReversed().map(({ bytes }) => textOf(bytes));
  return before.flatMap((old) => {
    const patch = structuredPatch('', '', last ?? '', old, undefined, undefined, { context: 1 });
    const patched = applyPatch(text, patch, { autoConvertLineEndings: false });
    return patched === false ? [] : [patched];
  });
}
