import type { Operation, Path } from '../../../src/content/index.ts';
import type { Json } from './model.ts';

/** Numbers and a text, from which an operation on any data can be made. */
export interface Choice {
  kind: number;
  where: number;
  from: number;
  to: number;
  text: string;
}

/** Texts that YAML reads as something else, or that are awkward in one of its styles. */
export const nasty = [
  '',
  ' ',
  'a: b',
  'a:',
  ': c',
  '# x',
  'x # y',
  '- a',
  '-',
  '?',
  "it's",
  '"',
  `a"b'c`,
  'back\\slash',
  'one\ntwo',
  '\nlead',
  'trail\n\n\n',
  '  spaces  ',
  '\ttab',
  'null',
  'true',
  '~',
  '-1.5e3',
  '0x1F',
  '2024-05-01',
  '[a]',
  '{a: b}',
  'a, b',
  '*a',
  '&a',
  '!t',
  '%d',
  '@x',
  '`x',
  '>-',
  '😀 👩‍💻',
  '\u00a0nbsp\u00a0',
  '\u2028',
  '\ufeffx',
  '---',
  '...',
  '<<',
  'a\n  b\n\nc\n',
  ' a\n b',
  '\u0007',
  '\u0085',
  'a\r\nb',
  '$& $1',
  'x'.repeat(300),
  `first paragraph ${'of many words '.repeat(12)}\n\nsecond: one # not a remark`,
];

interface Place {
  path: Path;
  value: Json;
}

/** Every group, list and text in data, by its path. */
function placesIn(data: Json, path: Path = []): Place[] {
  const below = Array.isArray(data)
    ? data.flatMap((item, at) => placesIn(item, [...path, at]))
    : typeof data === 'object'
      ? Object.entries(data).flatMap(([key, one]) => placesIn(one, [...path, key]))
      : [];
  return [{ path, value: data }, ...below];
}

const pick = <One>(list: readonly One[], at: number): One | undefined => list[at % Math.max(1, list.length)];

/** Makes an operation that fits the data; undefined where the choice has none. */
export function operationFor(data: Json, choice: Choice, isText: boolean): Operation | undefined {
  const { where, from, to, text } = choice;
  const kind = choice.kind % 16;
  if (isText && kind < 3) return { kind: 'set', path: ['body'], value: text };
  const places = placesIn(data).filter(({ path }) => !(isText && path[0] === 'body'));
  const fields = places.slice(1);
  /** One of the places that a test chooses. */
  const place = (fits: (place: Place) => boolean) => pick(places.filter(fits), where);
  const isGroup = ({ value }: Place) => typeof value === 'object' && !Array.isArray(value);
  /** A text, or something that is in the file already. */
  const other = from % 7 === 0 ? [text, { a: text, b: ['x'] }] : text;
  const value = from % 3 === 0 ? (pick(fields, to)?.value ?? text) : other;
  // No field holds a list of lists.
  const flat = Array.isArray(value) ? text : value;
  if (kind < 5) {
    const { path } = place((one) => typeof one.value === 'string') ?? {};
    return path && { kind: 'set', path, value: text };
  }
  if (kind === 5) {
    const { path } = pick(fields, where) ?? {};
    return path && { kind: 'set', path, value: typeof path.at(-1) === 'number' ? flat : value };
  }
  if (kind < 8) {
    const key = pick(['note', 'id', 'tone', 'image', 'x'], from) ?? 'x';
    const group = place((one) => isGroup(one) && !Object.hasOwn(one.value as object, key));
    return group && { kind: 'set', path: [...group.path, key], value };
  }
  if (kind === 8) {
    const { path } = place((one) => one.path.length > 1 && typeof one.path.at(-1) === 'string') ?? {};
    return path && { kind: 'remove', path };
  }
  const list = place((one) => Array.isArray(one.value) && (kind < 11 || one.value.length > 0));
  if (!list) return undefined;
  const { path } = list;
  const items = list.value as Json[];
  if (kind < 11) {
    const item = to % 2 === 0 ? (pick(items, from) ?? flat) : flat;
    return { kind: 'insert', path, index: to % (items.length + 1), value: item };
  }
  if (kind === 11) return { kind: 'delete', path, index: from % items.length };
  if (kind < 14) return { kind: 'move', path, from: from % items.length, to: to % items.length };
  return { kind: 'copy', path, from: from % items.length, to: to % (items.length + 1) };
}
