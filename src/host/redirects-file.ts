/**
 * The `_redirects` file for Netlify and Cloudflare Pages: one address for each page, and 404 for files that are not served.
 * Both redirect `/about/` and `/about.html` to `/about` by themselves. Netlify does not support status 308.
 * @param hidden files of the built site that are not served
 */
export function redirectsFile(hidden: readonly string[]): string {
  const paths = ['404', ...hidden].map((name) => `/${name}`);
  return [
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
