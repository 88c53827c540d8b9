import type { Files } from './sort-files.ts';

/** Git's name for the bytes of a file. */
export async function stampOf(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const blob = new Uint8Array(head.length + bytes.length);
  blob.set(head);
  blob.set(bytes, head.length);
  const digest = await crypto.subtle.digest('SHA-1', blob);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A word that changes when what the site is built from does.
 * @param stampIn Git's name for the bytes of a file
 */
export async function contentVersion(
  { site = '', pages, texts, images, downloads }: Files,
  stampIn: (name: string) => string | Promise<string>,
): Promise<string> {
  const used = [site, ...pages, ...texts, ...images, ...downloads].sort();
  const lines = await Promise.all(used.map(async (name) => `${name} ${await stampIn(name)}`));
  return stampOf(new TextEncoder().encode(lines.join('\n')));
}
