import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { type ContentStore, type Snapshot, StoreError } from '../store/content-store.ts';
import {
  type FailureAnswer,
  FILES_PATH,
  type ReadAnswer,
  type SnapshotAnswer,
} from '../store/folder/folder-client.ts';
import type { ServerRoute } from './guard.ts';
import { RequestError, sendJson } from './request.ts';

/** More than the check accepts, as base64. */
const MAX_BODY = 70_000_000;

const stamps = z.array(z.tuple([z.string(), z.string()])).max(10_000);
const readRequest = z.strictObject({ stamps });
const commitRequest = z.strictObject({
  stamps,
  changes: z.array(z.tuple([z.string(), z.base64().nullable()])).max(1000),
});

/** A content store as requests of the editor's worker (`createFolderClient`). */
export function fileRoutes(store: ContentStore): ServerRoute[] {
  const answers: Record<string, (request: unknown) => Promise<unknown>> = {
    snapshot: async () => answerOf(await store.snapshot()),
    async read(request): Promise<ReadAnswer> {
      const wanted = new Map(parsed(readRequest, request).stamps);
      const now = await store.snapshot();
      for (const [name, stamp] of wanted)
        if (now.files.get(name)?.stamp !== stamp) throw new StoreError('stale');
      const read = await store.read(now, [...wanted.keys()]);
      return [...read].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]);
    },
    async commit(request) {
      const { stamps: before, changes } = parsed(commitRequest, request);
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
    async handle(request, response) {
      try {
        sendJson(response, 200, await answer(await bodyOf(request)));
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        const failure: FailureAnswer = { message: error.message, refusal: error.refusal };
        sendJson(response, 409, failure);
      }
    },
  }));
}

const answerOf = ({ version, files }: Snapshot): SnapshotAnswer => ({ version, files: [...files] });

const unknown = () => new RequestError(400, 'The editor sent something that this server does not know.');

function parsed<T>(schema: z.ZodType<T>, request: unknown): T {
  const result = schema.safeParse(request);
  if (!result.success) throw unknown();
  return result.data;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  try {
    return await json(request);
  } catch (error) {
    if (error instanceof SyntaxError) throw unknown();
    throw error;
  }
}
