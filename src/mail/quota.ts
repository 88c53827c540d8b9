import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../has-code.ts';
import { HttpError } from './http-error.ts';

/**
 * Limits the size of a folder. It is measured before the first file and whenever it seems full, because people and the
 * queue may have deleted files.
 * @returns a function that reserves space for a file; it throws HttpError with status 507 when there is none
 */
export function quota(folder: string, maxBytes: number): (bytes: number) => Promise<void> {
  let size = Number.POSITIVE_INFINITY;
  let measuring: Promise<void> | undefined;
  const measure = async () => {
    size = await sizeOf(folder);
  };
  return async (bytes) => {
    if (size + bytes > maxBytes) {
      measuring ??= measure().finally(() => {
        measuring = undefined;
      });
      await measuring;
    }
    if (size + bytes > maxBytes) {
      const advice = 'Delete old messages, or raise MAX_OUTBOX_BYTES.';
      const cause = new Error(`the outbox ${folder} has reached its limit of ${maxBytes} bytes. ${advice}`);
      throw new HttpError(507, 'The message could not be saved: there is no space left.', {}, { cause });
    }
    size += bytes;
  };
}

async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) size += await sizeOf(path);
    else if (entry.isFile()) size += await fileSize(path);
  }
  return size;
}

const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(orNone([]));

const fileSize = (path: string) => stat(path).then(({ size }) => size, orNone(0));

/** Ignores files that disappear while the folder is measured. */
const orNone =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (hasCode(error, 'ENOENT')) return value;
    throw error;
  };
