import { z } from 'zod';
import type { Value } from '../../content/index.ts';
import type { FileChange } from '../protocol.ts';
import { RequestError } from './request.ts';

const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(value), z.record(z.string(), value)]),
);
const index = z.int().min(0);
const path = z.array(z.union([z.string(), index])).max(20);
const operation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path, value }),
  z.strictObject({ kind: z.literal('remove'), path }),
  z.strictObject({ kind: z.literal('insert'), path, index, value }),
  z.strictObject({ kind: z.literal('delete'), path, index }),
  z.strictObject({ kind: z.literal('move'), path, from: index, to: index }),
  z.strictObject({ kind: z.literal('copy'), path, from: index, to: index }),
]);
const change = z.strictObject({
  file: z.string(),
  stamp: z.string(),
  operations: z.array(operation).max(10_000),
});
const changes = z.strictObject({ changes: z.array(change).min(1).max(1000) });
const files = z.strictObject({ files: z.array(z.string()).max(1000) });

/** What a request carries, if it has the form of the schema. @throws RequestError for anything else */
export function parsed<T>(schema: z.ZodType<T>, json: unknown): T {
  const unknown = new RequestError(400, 'The editor sent something that this server does not know.');
  try {
    const result = schema.safeParse(json);
    if (result.success) return result.data;
  } catch (error) {
    // Values within values so deep that checking them runs out of stack.
    if (!(error instanceof RangeError)) throw error;
  }
  throw unknown;
}

/** The changes in a request. @throws RequestError for anything else; each file may come once */
export function readChanges(json: unknown): FileChange[] {
  const { changes: found } = parsed(changes, json);
  if (new Set(found.map(({ file }) => file)).size < found.length)
    throw new RequestError(400, 'The editor sent the same file twice.');
  return found;
}

/** The names of files in a request. */
export const readFileNames = (json: unknown): string[] => parsed(files, json).files;
