import type { Page } from '../../content/index.ts';

/** The addresses that pages once had, and those that they have now. */
export type OldAddresses = ReadonlyMap<string, string>;

/**
 * The old addresses of pages. Each leads to a page right away, so there are no chains and no loops. An address that a page
 * has today is not an old one.
 */
export function oldAddresses(pages: Iterable<Page>): OldAddresses {
  const all = [...pages];
  const today = new Set(all.map(({ address }) => address));
  const found = all.flatMap(({ address, formerly = [] }) =>
    formerly.map((old) => [old.replace(/(?<=.)\/$/, ''), address] as const),
  );
  return new Map(found.filter(([old]) => !today.has(old)).sort(([one], [other]) => (one < other ? -1 : 1)));
}
