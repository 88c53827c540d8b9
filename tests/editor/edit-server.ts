import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation } from '../../src/content/index.ts';
import type { FileChange, OpenFile, SaveAnswer } from '../../src/studio/protocol.ts';
import { editRoutes } from '../../src/studio/server/edit-routes.ts';
import { guard } from '../../src/studio/server/guard.ts';
import type { Routes } from '../../src/studio/server/route.ts';
import { serverRoutes } from '../../src/studio/server/router.ts';
import { createToken } from '../../src/studio/server/token.ts';
import { httpRequest } from '../http-request.ts';
import { SAMPLE_SITE } from '../sample-site.ts';
import { roomOver } from './room-fixture.ts';

export type EditSite = Awaited<ReturnType<typeof startEditSite>>;

/** The editor's server alone, over a copy of the content. */
export async function startEditSite(more: Routes = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'edit-site-'));
  const dir = join(folder, 'content');
  await cp(SAMPLE_SITE, dir, { recursive: true });
  const { room, commits } = await roomOver(dir);
  const routes = serverRoutes({ ...editRoutes(room), ...more });
  const token = createToken();
  const http = createServer(guard(routes, { token, failed: String }).request);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const good: Record<string, string> = { origin: url, 'edit-token': token.secret };
  const path = (file: string) => join(dir, file);

  const post = (name: string, body: string | Uint8Array, headers = good, method = 'POST') =>
    httpRequest(url, `/__edit/${name}`, method, headers, body);
  async function send<Answer>(name: string, body: unknown): Promise<Answer> {
    const { status, body: answer } = await post(name, JSON.stringify(body));
    if (status !== 200) throw new Error(`${name} was answered with ${status}: ${answer}`);
    return JSON.parse(String(answer));
  }
  async function open(file: string): Promise<OpenFile> {
    const [found] = await send<[OpenFile]>('open', { files: [file] });
    return found;
  }
  return {
    dir,
    url,
    good,
    /** The names of the files of each save. */
    saves: commits,
    path,
    read: (file: string) => readFile(path(file), 'utf8'),
    write: (file: string, data: string | Uint8Array) => writeFile(path(file), data),
    post,
    send,
    open,
    /** A change to a file as it is now. */
    change: async (file: string, ...operations: Operation[]): Promise<FileChange> => ({
      file,
      stamp: (await open(file)).stamp,
      operations,
    }),
    check: (...changes: FileChange[]) => send<SaveAnswer>('check', { changes }),
    save: (...changes: FileChange[]) => send<SaveAnswer>('save', { changes }),
    async close() {
      http.closeAllConnections();
      http.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The operation that sets the title of a page. */
export const title = (value: string): Operation => ({ kind: 'set', path: ['title'], value });
