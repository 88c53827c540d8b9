import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_SITE } from '../../sample-site.ts';

/** A development server over a copy of the sample site. */
export interface DevSite {
  url: string;
  outbox: string;
  /** Where a file of the content is. */
  path(file: string): string;
  /** Its terminal output. */
  said(): string;
  /** Saves a file of the content; what `change` makes of its text must differ from it. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Saves a new file. */
  write(file: string, data: string | Uint8Array): Promise<void>;
  move(from: string, to: string): Promise<void>;
  read(file: string): Promise<string>;
  remove(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface DevSiteOptions {
  /** Changes the copied content before the server starts. */
  prepare?: (content: string) => Promise<void>;
  /** Folder of the code. */
  project?: string;
  /** Folder for messages; without it, one that goes with the copied content. */
  outbox?: string;
}

/** Starts `npm run dev`'s script on a free port. */
export async function startDevSite({
  prepare,
  project = '.',
  outbox: box,
}: DevSiteOptions = {}): Promise<DevSite> {
  const folder = await mkdtemp(join(tmpdir(), 'dev-site-'));
  const [content, outbox] = [join(folder, 'content'), box ?? join(folder, 'outbox')];
  await cp(SAMPLE_SITE, content, { recursive: true });
  await prepare?.(content);
  const env = { ...process.env, PORT: '0', CONTENT_DIR: content, OUTBOX: outbox, NODE_ENV: 'development' };
  const server = spawn(process.execPath, [join(project, 'scripts', 'run.js'), 'dev'], { env });
  const output = { text: '' };
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => {
      output.text += data;
    });
  const path = (file: string) => join(content, file);
  const read = (file: string) => readFile(path(file), 'utf8');
  return {
    url: await address(server, output),
    outbox,
    path,
    said: () => output.text,
    read,
    async edit(file, change) {
      const before = await read(file);
      const after = change(before);
      if (after === before) throw new Error(`Nothing changed in ${file}.`);
      await writeFile(path(file), after);
    },
    write: (file, data) => writeFile(path(file), data),
    move: (from, to) => rename(path(from), path(to)),
    remove: (file) => rm(path(file)),
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits for the server to say where it is. */
function address(server: ChildProcess, output: { text: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      server.kill();
      reject(new Error(`The development server did not start: ${output.text}`));
    };
    const limit = setTimeout(fail, 60_000);
    server.once('exit', fail);
    server.stdout?.on('data', () => {
      const [, url] = /The site is on (\S+),/.exec(output.text) ?? [];
      if (url === undefined) return;
      clearTimeout(limit);
      server.off('exit', fail);
      resolve(url);
    });
  });
}
