import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { type ContentStore, type Snapshot, StoreError } from '../store/content-store.ts';
import { FILES_PATH, type ReadAnswer, type SnapshotAnswer } from '../store/folder/folder-client.ts';
import type { ServerRoute } from './guard.ts';
import { RequestError, sendJson } from './request.ts';

/** More than the check accepts, as base64. */
const MAX_BODY = 70_000_000;

const stamps = z.array(z.tuple([z.string(), z.string()])).max(10_000);
const readRequest = z.strictObject({ stamps });
const commitRequest = z.strictObject({
  stamps,
  /** Bytes as base64; null takes a file away. */
  changes: z.array(z.tuple([z.string(), z.base64().nullable()])).max(1000),
});

/** A content store as requests of the editor's worker (`createFolderClient`). */
export function fileRoutes(store: ContentStore): ServerRoute[] {
  const answers: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
    snapshot: async () => answerOf(await store.snapshot()),
    async read(request): Promise<ReadAnswer> {
      const wanted = new Map((await parsed(readRequest, request)).stamps);
      const now = await store.snapshot();
      for (const [name, stamp] of wanted)
        if (now.files.get(name)?.stamp !== stamp) throw new StoreError('stale');
      const read = await store.read(now, [...wanted.keys()]);
      return [...read].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]);
    },
    async commit(request) {
      const { stamps: before, changes } = await parsed(commitRequest, request);
      const files = new Map(
        before.flatMap(([name, stamp]) => (stamp ? [[name, { stamp, size: 0 }] as const] : [])),
      );
      const after = changes.map(
        ([name, bytes]) => [name, bytes === null ? undefined : Buffer.from(bytes, 'base64')] as const,
      );
      return answerOf(await store.commit({ version: '', files }, new Map(after), ''));
    },
  };
  return Object.entries(answers).map(([name, answer]) => ({
    example: `${FILES_PATH}/${name}`,
    claims: (pathname) => pathname === `${FILES_PATH}/${name}`,
    access: 'token',
    method: 'POST',
    limit: MAX_BODY,
    handle: async (request, response) => sendJson(response, 200, await answer(request)),
  }));
}

const answerOf = ({ version, files }: Snapshot): SnapshotAnswer => ({ version, files: [...files] });

/** What a request asks for. @throws RequestError for what the editor never sends */
async function parsed<Asked>(schema: z.ZodType<Asked>, request: IncomingMessage): Promise<Asked> {
  try {
    return schema.parse(await json(request));
  } catch (cause) {
    throw new RequestError(400, 'The editor sent something that this server does not know.', { cause });
  }
}
