import { quote } from '../names.ts';
import { sameName } from '../nearest.ts';

/** A key with something else than a colon and a space behind it. */
export interface BrokenKey {
  key: string;
  value: string;
  code: string;
  message: string;
  /** Offsets into the body: the place of the slip. */
  from: number;
  to: number;
}

/**
 * Reads a body without a proper colon as one of the fields that may stand here.
 * @param fields names that are possible in this place
 */
export function brokenKey(body: string, fields: readonly string[]): BrokenKey | undefined {
  const found = /^["']?([A-Za-z][\w-]*)["']?(\s*)(=>|:=|[:;=：﹕])?(\s*)(.*)$/.exec(body);
  if (!found) return undefined;
  const [, word = '', before = '', sign = '', after = '', rest = ''] = found;
  const key = fields.find((field) => field === word) ?? fields.find((field) => sameName(field, word));
  if (key === undefined) return undefined;
  const value = rest.replace(/^[:=\s]+/, '').trim();
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
  const name = /=/.test(sign) ? 'an equals sign' : sign === ';' ? 'a semicolon' : 'a special colon';
  return {
    key,
    value,
    code: /=/.test(sign) ? 'equals-sign' : 'wrong-colon',
    message: `Behind ${quote(key)} stands ${name} where YAML wants a colon and a space.`,
    from,
    to,
  };
}

/** What people type or paste for the dash of a list item, with the text after it. */
export function oddDash(body: string): { text: string; mark: string; glued: boolean } | undefined {
  const glued = /^-(?!-|\s)(.*)$/.exec(body);
  if (glued) return { text: glued[1] ?? '', mark: '-', glued: true };
  const other = /^([–—−•·*+])\s*(\S.*)$/.exec(body);
  return other ? { text: other[2] ?? '', mark: other[1] ?? '', glued: false } : undefined;
}
