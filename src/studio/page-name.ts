const MOST = 60;

/** A title as the name of a file or page: `Über uns` is `uber-uns`; '' where no letter or digit is left. */
export function nameFromTitle(title: string): string {
  const plain = title.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = plain.replace(/[’']/g, '').replace(/[^a-z0-9]+/g, '-');
  return name.replace(/^-/, '').slice(0, MOST).replace(/-$/, '');
}

/** The file of the page at an address. */
export const pageFileAt = (address: string): string =>
  `pages/${address === '/' ? 'home' : address.slice(1)}.yaml`;
