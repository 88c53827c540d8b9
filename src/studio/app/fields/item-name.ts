import type { Value } from '../../../content/index.ts';
import { groupOf } from './field-props.ts';

const MOST = 40;

/** Fields by which people know an item, best first. */
const names = ['title', 'label', 'name', 'heading', 'question', 'file'];

/** What to call an item of a list: its own words, shortened. Undefined where it has none. */
export function itemName(value: Value | undefined): string | undefined {
  const group = groupOf(value);
  const texts = [
    ...(Array.isArray(value) ? value : [value]),
    ...names.map((name) => group[name]),
    ...Object.values(group),
  ];
  const words = texts.find((one) => typeof one === 'string' && one.trim() !== '') as string | undefined;
  if (words === undefined) return undefined;
  return `“${words.length > MOST ? `${words.slice(0, MOST).trimEnd()}…` : words}”`;
}
