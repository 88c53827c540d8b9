import { randomUUID, timingSafeEqual } from 'node:crypto';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import { applyEdits, decode } from '../content/index.ts';
import type { LiveContent } from './live-content.ts';
import { problemName } from './problems/view.ts';

const CHANGED = 'This file has changed since it was checked. The list shows what is wrong with it now.';

export type Repairs = ReturnType<typeof createRepairs>;

/**
 * Applies certain repairs to content files at the request of open pages.
 * @param check checks a file again and updates the list of problems
 */
export function createRepairs(live: LiveContent, check: (path: string) => Promise<void>) {
  /** Known only to pages of this server, so that no other page can change files. */
  const token = randomUUID();

  /** @returns the reason if nothing was repaired */
  async function repair(name: string): Promise<string | undefined> {
    const find = () => live.problems.find((problem) => problemName(problem) === name);
    const known = find();
    if (!known) return CHANGED;
    const path = await realpath(resolve(known.file));
    const before = await readFile(path);
    await check(path);
    const edits = find()?.edits;
    // The edits belong to `before` only if nobody has saved the file meanwhile.
    if (!edits || !before.equals(await readFile(path))) return CHANGED;
    const { text, problem } = decode(path, before);
    if (problem) return problem.message;
    await replaceFile(path, applyEdits(text, edits).text);
    await check(path);
    return undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, search: string): Promise<void> {
    const send = (status: number, text?: string, headers = {}) =>
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text);
    request.resume();
    if (request.method !== 'POST') return void send(405, 'Please post.', { Allow: 'POST' });
    if (!isFromOwnPage(request, token)) return void send(403, 'Load the page again, then repair.');
    const failure = await repair(new URLSearchParams(search).get('problem') ?? '');
    if (failure === undefined) response.writeHead(204).end();
    else send(409, failure);
  }

  /** Passes the token to the scripts of a page. */
  const tag = `<meta name="repair-token" content="${token}">`;
  return { tag, answer };
}

/** Checks token and origin; `localOnly` has checked the host. */
function isFromOwnPage({ headers }: IncomingMessage, token: string): boolean {
  const actual = Buffer.from(String(headers['repair-token'] ?? ''));
  const expected = Buffer.from(token);
  const isToken = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isToken && headers.origin === `http://${headers.host}`;
}

/** Replaces a file atomically and keeps its mode. */
async function replaceFile(path: string, text: string): Promise<void> {
  // A hidden file is not content; it is in the same folder because renaming works only within one file system.
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    await writeFile(temporary, text, { mode: (await stat(path)).mode, flag: 'wx' });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
