import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../content/index.ts';

/** A version of a file that this server has read or written. */
export interface Version {
  stamp: string;
  bytes: Buffer;
  data: Fields;
}

const MOST = 200;

/**
 * Remembers the versions of files, so that undo gives the same bytes back. Operations describe data: once an item has
 * been deleted with its remarks and saved, no operation can bring the remarks back. The version that had them can.
 */
export function createVersions() {
  /** By file: versions that followed one another by saves of this server, the newest last. */
  const chains = new Map<string, Version[]>();
  /** What editors have opened, by file and stamp. */
  const opened = new Map<string, Fields>();

  /** Remembers a version that was read. A version from elsewhere ends the chain: what was before it may not return. */
  function read(file: string, version: Version): void {
    remember(file, version);
    if (chains.get(file)?.at(-1)?.stamp !== version.stamp) chains.set(file, [version]);
  }

  /** Remembers a version that was written over the newest one. */
  function wrote(file: string, version: Version): void {
    remember(file, version);
    chains.set(file, [...(chains.get(file) ?? []), version].slice(-MOST));
  }

  function remember(file: string, { stamp, data }: Version): void {
    const key = `${file}\n${stamp}`;
    opened.delete(key);
    opened.set(key, data);
    const [oldest] = opened.keys();
    if (opened.size > MOST && oldest !== undefined) opened.delete(oldest);
  }

  return {
    read,
    wrote,
    /** The bytes that a file had in this session when its data was this. */
    withData: (file: string, data: Fields) =>
      chains.get(file)?.findLast((version) => isDeepStrictEqual(version.data, data))?.bytes,
    /** The data of a version that was opened. */
    dataOf: (file: string, stamp: string) => opened.get(`${file}\n${stamp}`),
  };
}
