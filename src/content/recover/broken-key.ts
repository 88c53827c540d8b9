import type { Code } from '../codes.ts';
import { sameName } from '../explain/nearest.ts';
import { writeText } from '../explain/snippet.ts';
import { quote } from '../explain/wording.ts';

/** A key with something else than a colon and a space behind it. */
export interface BrokenKey {
  key: string;
  value: string;
  code: Code;
  message: string;
  /** Offsets into the body: the place of the slip. */
  from: number;
  to: number;
}

/** The sign in place of the colon, as messages call it. */
const signs: [RegExp, string][] = [
  [/[>→]/, 'an arrow'],
  [/=/, 'an equals sign'],
  [/;/, 'a semicolon'],
  [/,/, 'a comma'],
  [/\./, 'a full stop'],
  [/[-–—]/, 'a dash'],
];

/**
 * Reads a body without a proper colon as one of the fields that are possible here.
 * @param fields names that are possible in this place
 * @param isMeant whether a field may be meant by a word
 */
export function brokenKey(
  body: string,
  fields: readonly string[],
  isMeant: (field: string, word: string) => boolean = sameName,
): BrokenKey | undefined {
  const found =
    /^["']?([A-Za-z][\w-]*)["']?(\s*)(=>|:=|[-–—]?>|→|[:;=：﹕,]|[-–—](?=\s)|\.(?=\s|$))?(\s*)(.*)$/.exec(
      body,
    );
  if (!found) return undefined;
  const [, word = '', before = '', sign = '', after = '', rest = ''] = found;
  const key = fields.find((field) => field === word) ?? fields.find((field) => isMeant(field, word));
  if (key === undefined) return undefined;
  const bare = rest.replace(/^[:=\s]+/, '').trim();
  const value = /^[^"'].*:\s/.test(bare) ? writeText(bare) : bare;
  const from = body.indexOf(word) + word.length + before.length;
  const to = Math.max(from + sign.length, from + 1);
  if (sign === '' && before === '' && rest !== '') return undefined;
  if (sign === '') {
    return {
      key,
      value,
      code: 'missing-colon',
      message: `A colon is missing after ${quote(key)}.`,
      from,
      to,
    };
  }
  if (sign === ':' && /^:/.test(rest)) {
    return {
      key,
      value,
      code: 'wrong-colon',
      message: `One colon is enough after ${quote(key)}.`,
      from: from + 1,
      to: to + 1,
    };
  }
  if (sign === ':' && after === '' && rest !== '') {
    return {
      key,
      value,
      code: 'space-after-colon',
      message: `A space is missing after the colon of ${quote(key)}.`,
      from,
      to,
    };
  }
  if (sign === ':') return undefined;
  const name = signs.find(([pattern]) => pattern.test(sign))?.[1] ?? 'a special colon';
  return {
    key,
    value,
    code: /^:?=$/.test(sign) ? 'equals-sign' : 'wrong-colon',
    message: `After ${quote(key)} there is ${name} in place of a colon and a space.`,
    from,
    to,
  };
}
