import { createHash } from 'node:crypto';

/** Facts about the content as a whole. */
export interface Digest {
  /** Every character beyond ASCII that occurs in it, once. */
  letters: string;
  /** A hash of all of it. */
  hash: string;
}

/** Reads the content piece by piece: as one string, that of a large site would not fit into memory. */
export function digestOf(pieces: Iterable<unknown>): Digest {
  const letters = new Set<string>();
  const hash = createHash('sha256');
  for (const piece of pieces) {
    const text = JSON.stringify(piece);
    hash.update(text);
    for (const letter of text.match(/[^\0-~]/gu) ?? []) letters.add(letter);
  }
  return { letters: [...letters].join(''), hash: hash.digest('hex') };
}
