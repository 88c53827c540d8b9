import type { OldAddresses } from './old-addresses.ts';

/**
 * The `_redirects` file for Netlify and Cloudflare Pages: one address for each page, and 404 for files that are not served.
 * Both redirect `/about/` and `/about.html` to `/about` by themselves. Netlify does not support status 308.
 * @param hidden files of the built site that are not served
 * @param old old addresses
 */
export function redirectsFile(hidden: readonly string[], old: OldAddresses = new Map()): string {
  const paths = ['404', ...hidden].map((name) => `/${name}`);
  return [
    ...(old.size > 0
      ? [OLD, ...[...old].flatMap(([from, to]) => [`${from} ${to} 301`, `${from}.html ${to} 301`]), '']
      : []),
    '# One address for each page.',
    '/index.html / 301!',
    '/index / 301',
    '/:page/index.html /:page 301',
    '/:page/index /:page 301',
    '',
    '# Netlify: not there. Cloudflare skips these lines with a warning.',
    ...paths.map((path) => `${path} /404.html 404!`),
    '',
    '# Cloudflare: not there, because the address behind it never is.',
    ...paths.map((path) => `${path} /_/nowhere 200`),
    '',
  ].join('\n');
}

const OLD = '# Old addresses.';

/** The old addresses in a `_redirects` file. */
export function parseOldAddresses(source: string): OldAddresses {
  const [, lines = ''] = source.split(`${OLD}\n`, 2);
  const [block = ''] = lines.split('\n\n', 1);
  return new Map(
    [...block.matchAll(/^(\S+)(?<!\.html) (\S+) 301$/gm)].map(([, from = '', to = '']) => [from, to]),
  );
}
