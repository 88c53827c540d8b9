/**
 * The `_redirects` file, which Netlify and Cloudflare Pages read: one address for each page, and 404 for what visitors
 * have no use for. Both lead `/about/` and `/about.html` to `/about` by themselves. Netlify knows no status 308.
 * @param hidden files of the built site that nobody may ask for
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
