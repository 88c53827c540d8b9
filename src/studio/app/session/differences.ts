import type { FieldKind, FormField, FormModel } from '../../../content/index.ts';
import { type Item, isFields, isSame, type Keyed, type KeyedFields } from '../data/keyed.ts';
import { SITE } from '../data/page-data.ts';
import { itemName } from '../fields/item-tools.ts';
import { sectionName } from '../sections/section-commands.ts';

/** A value that differs between one's own version of a file and somebody else's: an item of a list as well, or the order of its items. */
export interface Difference {
  /** Names of fields and keys of items. */
  path: string[];
  /** Where it is, in the words of the page and the labels of the forms. */
  where: string[];
  /** One's own value as words; of a list or a group, all that one reads of it on the page. */
  mine: string;
  theirs: string;
  /** Whether the values are names of pictures. */
  isPicture: boolean;
  /** Who has changed it: only one's own change, only theirs, or both. */
  by: 'me' | 'them' | 'both';
}

/** What is between the texts of a list or a group. */
export const BETWEEN = ' · ';

/** Three versions of a value: the one that both began from, one's own and somebody else's. */
type Versions = readonly [base: Keyed | undefined, mine: Keyed | undefined, theirs: Keyed | undefined];

/**
 * Brings two versions of a file together that come from the same one: each field and each item by itself.
 * @param choose gets every difference, and says which of the two values stays
 */
export function merged(
  file: string,
  versions: Versions,
  forms: FormModel,
  choose: (difference: Difference) => 'mine' | 'theirs',
): KeyedFields {
  type At = Pick<Difference, 'path' | 'where'> & { field: FormField | undefined };

  const fieldsOf = (value: KeyedFields, field: FormField | undefined) =>
    (forms.sections[String(value.type)]?.shape ?? field)?.fields ?? {};

  const textsIn = (value: Keyed, field: FormField | undefined): string[] => {
    if (Array.isArray(value)) return value.flatMap((item) => textsIn(item.value, field?.item));
    if (!isFields(value)) return isRead(field) ? [wordsOf(value, field)] : [];
    const fields = fieldsOf(value, field);
    return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, fields[name]));
  };

  const textOf = (value: Keyed | undefined, field: FormField | undefined) =>
    typeof value === 'object' && value ? textsIn(value, field).join(BETWEEN) : wordsOf(value ?? null, field);

  const between = ([base, mine, theirs]: Versions, at: At): Keyed | undefined => {
    const { path, where, field } = at;
    if (isSame(mine, theirs)) return theirs;
    if (Array.isArray(mine) && Array.isArray(theirs))
      return betweenLists(Array.isArray(base) ? base : [], mine, theirs, at);
    if (!isFields(mine) || !isFields(theirs)) {
      const by = isSame(base, mine) ? 'them' : isSame(base, theirs) ? 'me' : 'both';
      const [own, other] = [textOf(mine, field), textOf(theirs, field)];
      const isPicture = field?.means === 'image';
      return choose({ path, where, mine: own, theirs: other, isPicture, by }) === 'mine' ? mine : theirs;
    }
    const fields = fieldsOf(mine, field);
    const old = isFields(base) ? base : {};
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const values = [...names].map((name) => {
      const inner = fields[name];
      const below = { path: [...path, name], where: [...where, inner?.label ?? name], field: inner };
      return [name, between([old[name], mine[name], theirs[name]], below)] as const;
    });
    return Object.fromEntries(values.filter((one): one is [string, Keyed] => one[1] !== undefined));
  };

  /** Items are added, deleted and changed each by itself; beside them, lists differ in the order of what is in all three. */
  const betweenLists = (base: Item[], mine: Item[], theirs: Item[], { path, where, field }: At): Item[] => {
    const [old, own, other] = [base, mine, theirs].map((list) => new Map(list.map((one) => [one.key, one])));
    const outer = where.slice(0, -1);
    const nameOf = (item: Item) => {
      const { key, value } = item;
      if (isFields(value) && forms.sections[String(value.type)]) return sectionName({ key, value }, forms);
      const list = other?.has(key) ? theirs : mine;
      return itemName(item, field?.item ?? { label: '' }, list.indexOf(item));
    };
    const isCommon = ({ key }: Item) => old?.has(key) && own?.has(key) && other?.has(key);
    const orders = [base, mine, theirs].map((list) => list.filter(isCommon).map(({ key }) => key));
    const [before, first, second] = orders.map(String);
    const [, firstNames, secondNames] = orders.map((keys) =>
      keys.map((key) => nameOf(other?.get(key) as Item)),
    );
    const isMine =
      first !== second &&
      choose({
        path,
        where: [...outer, `Order of ${(where.at(-1) ?? '').toLowerCase()}`],
        mine: firstNames?.join(BETWEEN) ?? '',
        theirs: secondNames?.join(BETWEEN) ?? '',
        isPicture: false,
        by: before === first ? 'them' : before === second ? 'me' : 'both',
      }) === 'mine';
    const [leading, following] = isMine ? [mine, theirs] : [theirs, mine];
    const keys = leading.map(({ key }) => key);
    // What only the other version has comes behind its neighbour there.
    for (const [at, { key }] of following.entries())
      if (!keys.includes(key)) keys.splice(keys.indexOf(following[at - 1]?.key ?? '') + 1, 0, key);
    return keys.flatMap((key) => {
      const items = [old, own, other].map((list) => list?.get(key));
      const named = items[2] ?? (items[1] as Item);
      const place = isFields(named.value) ? [...outer, nameOf(named)] : where;
      const below = { path: [...path, key], where: place, field: field?.item };
      const value = between(items.map((one) => one?.value) as unknown as Versions, below);
      return value === undefined ? [] : [{ ...named, ...items[1], value }];
    });
  };

  const form = file === SITE ? forms.site : file.startsWith('text/') ? forms.text : forms.page;
  return between(versions, { path: [], where: [], field: form }) as KeyedFields;
}

/** What a text means that nobody reads as words. */
const unread: readonly (FieldKind | undefined)[] = ['anchor', 'focus', 'icon', 'image', 'text-file'];

/** Whether one reads a value on the page; a choice only where it is no look. */
const isRead = (field: FormField | undefined) =>
  field?.kind === 'text' ? !unread.includes(field.means) : field?.options?.every(({ drawing }) => !drawing);

/** A text as it is, a choice by its name. */
function wordsOf(value: string | number | boolean | null, field: FormField | undefined): string {
  const text = String(value ?? '');
  if (field?.kind === 'choice' && !field.options) return { true: 'Yes', false: 'No' }[text] ?? text;
  return field?.options?.find((option) => option.value === text)?.label ?? text;
}

/** The differences between two versions of a file that come from the same one. */
export function fileDifferences(file: string, versions: Versions, forms: FormModel): Difference[] {
  const all: Difference[] = [];
  merged(file, versions, forms, (difference) => {
    all.push(difference);
    return 'theirs';
  });
  return all;
}
