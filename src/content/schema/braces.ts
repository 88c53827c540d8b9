import type { z } from 'zod';

/** Words in braces. */
const bracedWords = (text: string) => text.match(/\{+\s*[\w-]+\s*\}+/g) ?? [];

/** A text in which one word in braces is replaced. Visitors would see any other. */
export const onlyWord = (word: string, schema: z.ZodString) =>
  schema.refine((value) => bracedWords(value).every((one) => one === word), {
    error: `Only ${word} is replaced in this text. Visitors would see any other word in braces.`,
    params: { better: (value: string) => value.replace(/\{+\s*[\w-]+\s*\}+/g, () => word) },
  });

/** A text that must contain a word in braces, which is replaced. */
export const withWord = (word: string, schema: z.ZodString) =>
  onlyWord(word, schema).refine(
    (value) => value.trim() === '' || value.includes(word) || bracedWords(value).length > 0,
    {
      error: `${word} is missing in this text; the site replaces it with the right words.`,
      params: { better: (value: string) => value.replace(inBrackets(word), word) },
    },
  );

/** The word with other signs around it: `[field]`, `(field)`, `<field>`, `{Field`. */
const inBrackets = (word: string) => new RegExp(`[\\[({<%]+\\s*${word.slice(1, -1)}\\s*[\\])}>%]*`, 'i');
