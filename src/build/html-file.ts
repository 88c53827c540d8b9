/**
 * The file that a page is in, relative to the built site: `about.html` for `/about`. With `about/index.html`, hosts
 * would redirect to `/about/`.
 */
export const htmlFileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;
