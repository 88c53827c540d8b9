import { createHash } from 'node:crypto';

/** What the build has to know of all content together. */
export interface Digest {
  /** Every character beyond ASCII that occurs in it, once. */
  letters: string;
  /** Changes with anything in it. */
  hash: string;
}

/** Works the digest out piece by piece: as one text, the content of a large site would fill the memory. */
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
