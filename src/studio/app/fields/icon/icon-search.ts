import type { IconChoice } from '../../../field-data.ts';
import { iconWords } from './icon-words.ts';

/** The icons that fit all words of a query, best first; all of them for an empty one. */
export function searchIcons(icons: readonly IconChoice[], query: string): IconChoice[] {
  const words = query
    .toLowerCase()
    .split(/[\s,_-]+/)
    .filter(Boolean);
  if (words.length === 0) return [...icons];
  return icons
    .map((icon) => ({ icon, distance: distance(icon, words) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.distance - other.distance)
    .map(({ icon }) => icon);
}

const distance = (icon: IconChoice, words: string[]) =>
  words.reduce((sum, word) => sum + wordDistance(icon, word), 0);

/** 0 for an icon's own name; names that only begin like the word, and words that mean it, come later. */
function wordDistance({ name, aliases }: IconChoice, word: string): number {
  const names = [name, ...aliases];
  const best = Math.min(...names.map((one, at) => nameDistance(one, word) + (at > 0 ? 0.5 : 0)));
  if (best < Number.POSITIVE_INFINITY) return best;
  // Meanings, the nearest first; a plural means what its singular does.
  const meanings = iconWords[word] ?? iconWords[word.replace(/s$/, '')] ?? [];
  const found = meanings.findIndex((meaning) => nameDistance(name, meaning) <= EXACT);
  return found < 0 ? Number.POSITIVE_INFINITY : MEANING + found + name.length / 100;
}

/** Up to here, one part of the name is the word. */
const EXACT = 1.9;
const MEANING = 4;

function nameDistance(name: string, word: string): number {
  if (name === word) return 0;
  const parts = name.split('-');
  const extra = name.length / 100;
  if (parts[0] === word || name.startsWith(`${word}-`)) return 1 + extra;
  if (parts.includes(word)) return 1.3 + extra;
  if (parts.some((part) => part.startsWith(word))) return 2 + extra;
  return word.length > 2 && name.includes(word) ? 3 + extra : Number.POSITIVE_INFINITY;
}
