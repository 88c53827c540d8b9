import type { Path, Value } from '../../content/index.ts';

/** Fields by which people know an item, the best first. */
const NAMES = ['heading', 'title', 'label', 'name', 'number', 'question', 'text', 'description', 'file'];

/** The way to a value in people's words: “Our Vision” › “Growth” › title. */
export function whereIs(data: Value, path: Path): string[] {
  const way: string[] = [];
  let value: Value | undefined = data;
  for (const [at, step] of path.entries()) {
    value = Array.isArray(value) ? value[Number(step)] : isGroup(value) ? value[step] : undefined;
    // The list that an item is in says nothing that the item does not.
    if (typeof step === 'string' && typeof path[at + 1] === 'number') continue;
    way.push(typeof step === 'number' ? itemName(value, step) : wordsOf(step));
  }
  return way;
}

const isGroup = (value: Value | undefined): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function itemName(value: Value | undefined, index: number): string {
  if (typeof value === 'string') return `no. ${index + 1}`;
  const group = isGroup(value) ? value : {};
  const name = NAMES.map((key) => group[key]).find((one) => typeof one === 'string');
  return typeof name === 'string' ? `“${shorten(name)}”` : String(group.type ?? `no. ${index + 1}`);
}

/** `postalCode` as “postal code”. */
const wordsOf = (key: string) => key.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const shorten = (text: string) => (text.length > 50 ? `${text.slice(0, 47).trimEnd()}…` : text);
