import type { Code } from '../codes.ts';
import { sameName } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';

/** A key with something else than a colon and a space behind it. */
export interface BrokenKey {
  key: string;
  value: string;
  code: Code;
  message: string;
  /** Offsets into the body. */
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
  [/./, 'a special colon'],
];
const keyAndSign =
  /^["']?([A-Za-z][\w-]*)["']?(\s*)(=>|:=|[-–—]?>|→|[:;=：﹕,]|[-–—](?=\s)|\.(?=\s|$))?(\s*)(.*)$/;

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
  const [, word = '', before = '', sign = '', after = '', rest = ''] = keyAndSign.exec(body) ?? [];
  const key = fields.find((field) => field === word) ?? fields.find((field) => isMeant(field, word));
  const isDoubled = sign === ':' && rest.startsWith(':');
  const isRight = sign === ':' && !isDoubled && (after !== '' || rest === '');
  if (word === '' || key === undefined || isRight) return undefined;
  const value = rest.replace(/^[:=\s]+/, '').trim();
  const from = body.indexOf(word) + word.length + before.length + (isDoubled ? 1 : 0);
  const [code, message] = fault(quote(key), sign, isDoubled);
  return {
    key,
    value,
    code,
    message,
    from,
    to: from + Math.max(sign.length, 1),
  };
}

function fault(key: string, sign: string, isDoubled: boolean): [Code, string] {
  if (sign === '') return ['missing-colon', `A colon is missing after ${key}.`];
  if (isDoubled) return ['wrong-colon', `One colon is enough after ${key}.`];
  if (sign === ':') return ['space-after-colon', `A space is missing after the colon of ${key}.`];
  const name = signs.find(([pattern]) => pattern.test(sign))?.[1];
  const code = /^:?=$/.test(sign) ? 'equals-sign' : 'wrong-colon';
  return [code, `After ${key} there is ${name} in place of a colon and a space.`];
}
