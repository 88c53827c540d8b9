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
 * Writes certain repairs into content files for the pages of this server.
 * @param check checks a file again as it is on disk, and puts what it finds on the screen
 */
export function createRepairs(live: LiveContent, check: (path: string) => Promise<void>) {
  /** Known to the pages of this server only, so that no other page can have a file changed. */
  const token = randomUUID();

  /** @returns why nothing was repaired, if nothing was */
  async function repair(name: string): Promise<string | undefined> {
    const named = () => live.problems.find((problem) => problemName(problem) === name);
    const known = named();
    if (!known) return CHANGED;
    const path = await realpath(resolve(known.file));
    const before = await readFile(path);
    await check(path);
    const edits = named()?.edits;
    // What was checked is what was read before, unless somebody saved in between.
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

  /** Hands the token to the scripts of a page. */
  const tag = `<meta name="repair-token" content="${token}">`;
  return { tag, answer };
}

/** The host has been checked before (see `localOnly`). */
function isFromOwnPage({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(headers['repair-token'] ?? ''));
  const wanted = Buffer.from(token);
  const isToken = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isToken && headers.origin === `http://${headers.host}`;
}

/** Replaces a file in one step, so that every reader finds the old text or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  // Hidden, so that it does not count as content, and beside it, because renaming works within one disk only.
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    await writeFile(draft, text, { mode: (await stat(path)).mode, flag: 'wx' });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
