import { brotliCompressSync } from 'node:zlib';

/** The size of a file as a host transfers it, compressed with Brotli. */
export const brotliSize = (source: string | Uint8Array): number => brotliCompressSync(source).length;
