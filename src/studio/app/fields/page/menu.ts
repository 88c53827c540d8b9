import type { Value } from '../../../../content/index.ts';
import { type Group, groupOf, textOf } from '../field-props.ts';

/** Where a page is in the menu: `top`, the index of a group, or nowhere. */
export type MenuPlace = 'none' | 'top' | number;

/** The entries of the header, from site.yaml. */
const entriesOf = (site: Group): Group[] => listOf(groupOf(site.navigation).items);

const listOf = (value: Value | undefined): Group[] => (Array.isArray(value) ? value.map(groupOf) : []);

/** Where the menu has the page at an address. */
export function placeInMenu(site: Group, address: string): MenuPlace {
  const entries = entriesOf(site);
  if (entries.some(({ link }) => link === address)) return 'top';
  const group = entries.findIndex(({ items }) => listOf(items).some(({ link }) => link === address));
  return group < 0 ? 'none' : group;
}

/** The groups of the menu, with their places. */
export const menuGroups = (site: Group): { place: number; label: string }[] =>
  entriesOf(site).flatMap(({ label, items }, place) =>
    items === undefined ? [] : [{ place, label: textOf(label) }],
  );

/**
 * Moves a page to another place in the menu; its words stay if it has been there before.
 * @param label the words of the link
 * @param most entries that the menu has room for
 * @returns the entries of the menu, or why there can be no change
 */
export function moveInMenu(
  site: Group,
  address: string,
  label: string,
  place: MenuPlace,
  most: number,
): Group[] | string {
  const entries = entriesOf(site);
  const isPage = ({ link }: Group) => link === address;
  const words = entries.flatMap((entry) => [entry, ...listOf(entry.items)]).find(isPage)?.label ?? label;
  const link = { label: words, link: address };
  const emptied = entries.find(({ items }) => listOf(items).length > 0 && listOf(items).every(isPage));
  if (emptied && entries.indexOf(emptied) !== place)
    return `It is the only page under “${textOf(emptied.label)}”, and a group needs one. Move another page there first.`;
  const kept = entries
    .map((entry, at) => {
      if (entry.items === undefined) return entry;
      const others = listOf(entry.items).filter((one) => !isPage(one));
      return { ...entry, items: at === place ? [...others, link] : others };
    })
    .filter((entry) => !isPage(entry));
  const next = place === 'top' ? [...kept, link] : kept;
  if (next.length === 0) return 'It is the only entry of the menu, and the menu needs one.';
  if (next.length > most) return `The menu is full: it has room for ${most} entries. Choose a group of it.`;
  return next;
}
