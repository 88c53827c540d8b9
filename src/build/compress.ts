import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(css|html|ico|js|json|md|svg|txt|webmanifest|xml)$/;

/** Compressing a smaller file saves no packet. */
const MIN_BYTES = 512;

/** Node compresses on four threads. */
const CONCURRENCY = 4;

/**
 * Writes a `.gz` and a `.br` file, at maximum compression, beside every text file of a built site. Some servers send such
 * files directly (nginx with `gzip_static`, Caddy); other hosts compress by themselves.
 * @returns the number of files written
 */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const queue = files.map((entry) => join(entry.parentPath, entry.name)).values();
  let written = 0;
  const work = async () => {
    for (const file of queue) {
      const body = await readFile(file);
      if (body.length < MIN_BYTES) continue;
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body));
      written += 2;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return written;
}
