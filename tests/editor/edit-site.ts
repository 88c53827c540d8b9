import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation } from '../../src/content/index.ts';
import type { FileChange, OpenFile } from '../../src/studio/protocol.ts';
import { SAMPLE_SITE } from '../sample-site.ts';
import { roomOver } from './room-fixture.ts';

export type EditSite = Awaited<ReturnType<typeof openEditSite>>;

/** The room over a copy of the content. */
export async function openEditSite() {
  const folder = await mkdtemp(join(tmpdir(), 'edit-site-'));
  const dir = join(folder, 'content');
  await cp(SAMPLE_SITE, dir, { recursive: true });
  const { room, commits } = await roomOver(dir);
  const path = (file: string) => join(dir, file);
  const open = async (file: string) => (await room.open([file]))[0] as OpenFile;
  return {
    room,
    dir,
    /** The names of the files of each save. */
    saves: commits,
    path,
    read: (file: string) => readFile(path(file), 'utf8'),
    write: (file: string, data: string | Uint8Array) => writeFile(path(file), data),
    open,
    /** A change to a file as it is now. */
    change: async (file: string, ...operations: Operation[]): Promise<FileChange> => ({
      file,
      stamp: (await open(file)).stamp,
      operations,
    }),
    async check(...changes: FileChange[]) {
      const answer = await room.check(changes);
      if (!answer) throw new Error('Nobody has overtaken this check.');
      return answer;
    },
    save: (...changes: FileChange[]) => room.save(changes),
    /** Writes pages, texts and site.yaml as they were, and forgets the saves. */
    async restore() {
      commits.length = 0;
      await cp(SAMPLE_SITE, dir, { recursive: true, filter: (from) => !from.includes('/images') });
    },
    close: () => rm(folder, { recursive: true }),
  };
}

/** The operation that sets the title of a page. */
export const title = (value: string): Operation => ({ kind: 'set', path: ['title'], value });
