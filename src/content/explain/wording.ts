import type { Path } from '../diagnostic.ts';

/** A name in a message, in typographic quotes and cut short if it is long. */
export const quote = (name: string | number) => {
  const text = String(name);
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
};

/** An example in the middle of a sentence: a full stop of its own would be one too many. */
export const quoteExample = (text: string) => quote(text.replace(/\.$/, ''));

/** "“a”, “b” or “c”", at most `limit` of them. */
export function oneOf(names: readonly string[], limit = 12): string {
  const shown = names.slice(0, limit).map(quote);
  if (names.length > limit) return `${shown.join(', ')} and ${names.length - limit} more`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

/** Words with a capital letter at the beginning. */
export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How a message calls what is at a path: "“title”" or "item 3 of “items”". @param whole the name of what the path leads into */
export function nameAt(path: Path, whole = 'this file'): string {
  const last = path.at(-1);
  if (last === undefined) return whole;
  return typeof last === 'string' ? quote(last) : `item ${last + 1} of ${quote(path.at(-2) ?? 'the list')}`;
}
