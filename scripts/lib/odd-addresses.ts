/** Addresses that are none of a site. */
export const WRONG = [
  '/404',
  '/no-such-page',
  '/no/such/page',
  '/assets/nothing.js',
  '/images/nothing.avif',
  '/assets',
  '/about.htm',
];

/** Addresses of what must not be served, or that lead elsewhere on careless hosts. */
export const FORBIDDEN = [
  '/.env',
  '/.git/config',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/nginx.conf',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '//evil.example/',
  '/%2fevil.example/',
  '/a%0d%0aX-Injected:%20yes/',
];
