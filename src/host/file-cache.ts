import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './content-type.ts';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file ready to be sent. */
export interface SiteFile {
  type: string;
  etag: string;
  body: Buffer;
  /** Whether it shrinks when compressed. */
  compressible: boolean;
  /** The body at maximum compression; compressed once. */
  compressed(encoding: Encoding): Promise<Buffer>;
}

/** Compressing a smaller file saves no packet. */
const MIN_COMPRESSED = 512;
const MAX_CACHED = 2000;
const TEXT = /^text\/|[/+](json|xml|javascript)$/;

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Reads files of the built site and caches them until they change on disk.
 * @param dist the folder of the built site
 * @returns a function that returns the first of the given files that exists. `edit` may change HTML; `variant` is the part
 *   of the cache key for everything that the edit depends on.
 */
export function fileCache(dist: string) {
  const cache = new Map<string, { stamp: string; file: SiteFile }>();
  return async (
    paths: string[],
    variant = '',
    edit = (html: string) => html,
  ): Promise<SiteFile | undefined> => {
    for (const path of paths) {
      const stamp = await stampOf(join(dist, path));
      if (!stamp) continue;
      const key = `${variant} ${path}`;
      const cached = cache.get(key);
      if (cached?.stamp === stamp) return cached.file;
      const body = await readFile(join(dist, path));
      const type = contentType(path);
      const file = toSiteFile(type, type.startsWith('text/html') ? Buffer.from(edit(body.toString())) : body);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(key, { stamp, file });
      return file;
    }
    return undefined;
  };
}

/** A string that changes with the file; undefined if the file does not exist. */
export async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? `${found.mtimeMs} ${found.size} ${found.ino}` : undefined;
}

function toSiteFile(type: string, body: Buffer): SiteFile {
  const results = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressible: body.length >= MIN_COMPRESSED && TEXT.test(type.replace(/;.*/, '')),
    compressed(encoding) {
      const result = results.get(encoding) ?? compressors[encoding](body);
      results.set(encoding, result);
      return result;
    },
  };
}
