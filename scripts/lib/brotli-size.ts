import { brotliCompressSync } from 'node:zlib';

/** Bytes that a file takes on its way to the visitor, as a good host sends it. */
export const brotliSize = (source: string | Uint8Array): number => brotliCompressSync(source).length;
