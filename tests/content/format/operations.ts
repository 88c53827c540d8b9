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
  '# x',
  'x # y',
  'x#y',
  '- a',
  '-',
  '?',
  ': c',
  'a:',
  "it's",
  '"q"',
  `a"b'c`,
  'back\\slash',
  '\\n',
  'one\ntwo',
  '\nlead',
  'trail\n',
  'trail\n\n\n',
  '  spaces  ',
  'two  spaces',
  'tab\there',
  '\ttab',
  'null',
  'true',
  '~',
  '12',
  '-1.5e3',
  '0x1F',
  '.inf',
  'yes',
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
  '|',
  '>',
  '>-',
  '? q',
  'é ü 你好',
  '😀 👩‍💻',
  '\u00a0nbsp\u00a0',
  '\u2028',
  '\ufeffx',
  '---',
  '...',
  '<<',
  '=',
  'a\n\nb',
  ' a\n b',
  'a\n  b\nc\n',
  '\u0007',
  '\u0085',
  '\u007f',
  'NO',
  "'",
  '"',
  '“q”',
  'a\r\nb',
  'a\rb',
  '{name}',
  '$& $1',
  'x'.repeat(300),
  'many words that go on '.repeat(20).trim(),
  `first paragraph ${'of many words '.repeat(12)}\n\nsecond: one # not a remark`,
  '# heading\n\n- item\n- item',
  '  indented\n\n\n\nfar below',
];

/** Every group, list and text in data, by its path. */
function placesIn(data: Json, path: Path = []): { path: Path; value: Json }[] {
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
  const places = placesIn(data);
  const kind = choice.kind % 16;
  if (isText && kind < 3) return { kind: 'set', path: ['body'], value: text };
  const fields = places.filter(({ path }) => !(isText && path[0] === 'body'));
  const lists = fields.filter((one): one is { path: Path; value: Json[] } => Array.isArray(one.value));
  const groups = fields.filter(({ value }) => typeof value === 'object' && !Array.isArray(value));
  const filled = lists.filter(({ value }) => value.length > 0);
  /** A text, or something that is in the file already. */
  const value =
    from % 3 === 0
      ? (pick(fields.slice(1), to)?.value ?? text)
      : from % 7 === 0
        ? [text, { a: text, b: ['x'] }]
        : text;
  // No field holds a list of lists.
  const flat = Array.isArray(value) ? text : value;
  if (kind < 5) {
    const place = pick(
      fields.filter(({ value }) => typeof value === 'string'),
      where,
    );
    return place && { kind: 'set', path: place.path, value: text };
  }
  if (kind === 5) {
    const place = pick(fields.slice(1), where);
    return (
      place && { kind: 'set', path: place.path, value: typeof place.path.at(-1) === 'number' ? flat : value }
    );
  }
  if (kind < 8) {
    const key = pick(['note', 'id', 'tone', 'image', 'x'], from) ?? 'x';
    const group = pick(
      groups.filter(({ value }) => !Object.hasOwn(value as object, key)),
      where,
    );
    return group && { kind: 'set', path: [...group.path, key], value };
  }
  if (kind === 8) {
    const field = pick(
      fields.filter(({ path }) => path.length > 1 && typeof path.at(-1) === 'string'),
      where,
    );
    return field && { kind: 'remove', path: field.path };
  }
  if (kind < 11) {
    const list = pick(lists, where);
    const item = to % 2 === 0 ? (pick(list?.value ?? [], from) ?? flat) : flat;
    return list && { kind: 'insert', path: list.path, index: to % (list.value.length + 1), value: item };
  }
  const list = pick(filled, where);
  if (!list) return undefined;
  const { path, value: items } = list;
  if (kind === 11) return { kind: 'delete', path, index: from % items.length };
  if (kind < 14) return { kind: 'move', path, from: from % items.length, to: to % items.length };
  return { kind: 'copy', path, from: from % items.length, to: to % (items.length + 1) };
}
