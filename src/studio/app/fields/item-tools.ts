import type { ComponentProps } from 'react';
import type { FormField } from '../../../content/index.ts';
import { fieldsOf, type Item, newKey, withoutAnchors } from '../data/keyed.ts';
import { newItem } from './new-value.ts';
import type { ToolButton } from './ToolButton.tsx';

export type Tool = Omit<ComponentProps<typeof ToolButton>, 'onRefused'>;

/** A list after something was done with one of its items. */
export interface ListChange<One extends Item = Item> {
  items: One[];
  /** The tool that did it, or does it at its new place. */
  tool: Tool['symbol'];
  /** Where the item is now; where it was, if it is deleted. */
  at: number;
  /** What is said about it. */
  said: string;
}

/** The most characters of an item's words that are its name. */
const MOST = 40;

/** Fields by which people know an item, best first. */
const NAMES = ['title', 'label', 'name', 'heading', 'question', 'file'];

/** What to call an item of a list: its own words, shortened, or its number where it has none. */
export function itemName({ value }: Item, { label }: Pick<FormField, 'label'>, at: number): string {
  const group = fieldsOf(value);
  const texts = [
    ...(Array.isArray(value) ? value.map((one) => one.value) : [value]),
    ...NAMES.map((name) => group[name]),
    ...Object.values(group),
  ];
  const words = texts.find((one) => typeof one === 'string' && one.trim() !== '') as string | undefined;
  if (words === undefined) return `${label} ${at + 1}`;
  return `“${words.length > MOST ? `${words.slice(0, MOST).trimEnd()}…` : words}”`;
}

/** Why a list cannot get more items, or lose one; no reason where it can. */
export function listLimits(
  { required, min = required ? 1 : 0, max = Number.POSITIVE_INFINITY }: FormField,
  count: number,
) {
  return {
    full: count >= max ? `This list is full: it has room for ${max}.` : undefined,
    // Without its last item, an optional list is no longer there.
    fewest:
      count <= min && (required || min > 1)
        ? `This list needs at least ${min}, so none can be deleted.`
        : undefined,
  };
}

/** A list as the value of its field: an optional one is not there without items. */
export const listValue = ({ required }: FormField, items: Item[]): Item[] | undefined =>
  items.length === 0 && !required ? undefined : items;

/** A list with an item at another place. */
export const moveItem = <One extends Item>(items: One[], from: number, to: number): One[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/** The move of an item. @param name what people call it */
export const moved = <One extends Item>(
  items: One[],
  from: number,
  to: number,
  name: string,
): ListChange<One> => ({
  items: moveItem(items, from, to),
  tool: to < from ? 'up' : 'down',
  at: to,
  said: `${name} is now number ${to + 1} of ${items.length}.`,
});

/** A list with a copy of an item behind it. @param shape the form of the item */
function copied<One extends Item>(
  items: One[],
  at: number,
  name: string,
  shape: FormField | undefined,
): ListChange<One> {
  const copies = items.slice(at, at + 1).map((one) => ({
    ...one,
    key: newKey(),
    from: one.key,
    value: withoutAnchors(one.value, shape),
  }));
  return {
    items: items.toSpliced(at + 1, 0, ...copies),
    tool: 'copy',
    at: at + 1,
    said: `${name} is copied.`,
  };
}

/** What the buttons of a list are about. */
interface ListTools<One extends Item> {
  /** The form of the list. */
  list: FormField;
  items: One[];
  /** Where the item is, or where a new one comes. */
  at: number;
  /** Gets the list once one of the buttons was used. */
  put: (change: ListChange<One>) => void;
}

/** The button that adds an item to a list. @param item the form of the item */
export const addTool = ({ list, items, at, put }: ListTools<Item>, item: FormField, label: string): Tool => ({
  symbol: 'add',
  label,
  reason: listLimits(list, items.length).full,
  onClick: () =>
    put({
      items: items.toSpliced(at, 0, newItem(item, items)),
      tool: 'add',
      at,
      said: `${item.label} ${at + 1} is added.`,
    }),
});

/**
 * What can be done with an item of a list, as buttons.
 * @param name what people call it
 * @param shape the form of the item
 * @param refusal why the list cannot be as it would be then; undefined where it can
 */
export function itemTools<One extends Item>(
  { list, items, at, put }: ListTools<One>,
  name: string,
  shape = list.item,
  refusal?: (items: One[]) => string | undefined,
): Tool[] {
  const { full, fewest } = listLimits(list, items.length);
  const tool = (
    symbol: Tool['symbol'],
    label: string,
    change: () => ListChange<One>,
    limit: string | undefined,
  ): Tool => ({
    symbol,
    label,
    reason: limit ?? refusal?.(change().items),
    onClick: () => put(change()),
  });
  const first = at === 0 ? 'This is the first one already.' : undefined;
  const last = at === items.length - 1 ? 'This is the last one already.' : undefined;
  const deleted = (): ListChange<One> => ({
    items: items.toSpliced(at, 1),
    tool: 'delete',
    at,
    said: `${name} is deleted.`,
  });
  return [
    tool('up', `Move ${name} up`, () => moved(items, at, at - 1, name), first),
    tool('down', `Move ${name} down`, () => moved(items, at, at + 1, name), last),
    tool('copy', `Copy ${name}`, () => copied(items, at, name, shape), full),
    tool('delete', `Delete ${name}`, deleted, fewest),
  ];
}
