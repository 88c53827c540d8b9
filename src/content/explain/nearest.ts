import { distance } from 'fastest-levenshtein';

/** A name without what it may be written with or without: capitals, spaces and signs. */
export const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether two names differ in capitals, spaces, hyphens and underscores only. */
export const sameName = (a: string, b: string) =>
  a === b || (plainName(a) !== '' && plainName(a) === plainName(b));

/** How many letters may differ before two names have nothing to do with each other. */
const limit = (name: string) => Math.max(1, Math.floor(plainName(name).length * 0.4));

/**
 * How many single letters change one name into the other; two letters that changed places count as one.
 * Names of which nothing is left, such as a lone sign or other letters than ours, are far from all others.
 */
export function nameDistance(a: string, b: string): number {
  const [from, to] = [plainName(a), plainName(b)];
  if (from === '' || to === '') return a === b ? 0 : Number.POSITIVE_INFINITY;
  const letters = from.length === to.length ? [...from] : [];
  const isSwapped = letters.some(
    (letter, at) => from.slice(0, at) + from.charAt(at + 1) + letter + from.slice(at + 2) === to,
  );
  return isSwapped ? Math.min(1, distance(from, to)) : distance(from, to);
}

/**
 * The names that someone who wrote `name` may have meant, best first.
 * @param called those that are called so elsewhere, the likeliest first, such as `heading` for `headline`
 */
export function nearest(
  name: string,
  candidates: Iterable<string>,
  called: readonly string[] = [],
): string[] {
  const all = [...candidates];
  const meant = called.filter((candidate) => all.includes(candidate));
  const close = all
    .map((candidate) => ({ candidate, cost: nameDistance(name, candidate) }))
    .filter(({ candidate, cost }) => cost <= limit(name) || contains(name, candidate))
    .sort((a, b) => a.cost - b.cost)
    .map(({ candidate }) => candidate);
  const certain = close.filter((candidate) => nameDistance(name, candidate) <= 1);
  return [...new Set([...certain, ...meant, ...close])];
}

/** One name inside the other, as `button` in `button-label`; very short names say nothing. */
function contains(name: string, candidate: string): boolean {
  const [a, b] = [plainName(name), plainName(candidate)];
  return Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a));
}
