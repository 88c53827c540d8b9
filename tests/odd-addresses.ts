/** Addresses without a page or file. */
export const UNKNOWN = [
  '/404',
  '/no-such-page',
  '/no/such/page',
  '/assets/nothing.js',
  '/images/nothing.avif',
  '/assets',
  '/about.htm',
];

/** Paths of files that must not be served, and paths that misconfigured hosts redirect elsewhere. */
export const FORBIDDEN = [
  '/.env',
  '/.git/config',
  '/_headers',
  '/_redirects',
  '/nginx.conf',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '//evil.example/',
  '/%2fevil.example/',
  '/a%0d%0aX-Injected:%20yes/',
];
