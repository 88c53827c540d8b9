import { TRUSTED_TYPES_POLICY } from '../constants.ts';

/** What the headers depend on; everything else about them is fixed here. */
export interface Policy {
  /** CSP hashes of the inlined style sheets, such as `sha256-…`, without quotes. */
  styleHashes: readonly string[];
  /** CSP hashes of inlined scripts, if there are any. */
  scriptHashes?: readonly string[];
  /** Web address of the service that the contact form posts to. */
  mailService: string;
  /** Web address of the host for pictures; empty means the site itself. */
  imageHost: string;
}

/** For what may change at any time: a browser keeps it, but asks whether it is still good. */
export const REVALIDATE = 'no-cache';

/**
 * The same, and no proxy on the way may change the page: React compares what arrives with what it would render. Only for
 * hosts that compress files themselves: at Cloudflare, `no-transform` turns compression off, and the page is five times
 * as large (https://developers.cloudflare.com/speed/optimization/content/compression/). Pages ask it in their HTML to leave
 * email addresses alone.
 */
export const REVALIDATE_AS_IT_IS = 'no-cache, no-transform';

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The folders whose files carry a hash of their content in their name. */
export const HASHED_FOLDERS = ['/assets/', '/images/'] as const;

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/**
 * What a browser could be asked for in the site's name: what sees, hears, locates, pays or reads. No more of the list, as
 * the policy lets no other page or script in, and every byte of a header is one less for the page in the first window.
 */
const UNUSED_FEATURES = [
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
];

/**
 * The Content-Security-Policy of every page.
 * @throws TypeError when an address in the policy is not a web address.
 */
export function contentSecurityPolicy({
  styleHashes,
  scriptHashes = [],
  mailService,
  imageHost,
}: Policy): string {
  const mail = new URL(mailService).origin;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes)],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", ...(imageHost ? [new URL(imageHost).origin] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", mail],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", mail],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The security headers of every answer, by name. */
export function securityHeaders(policy: Policy): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The mail service refuses a message without a referrer, so the origin at least has to go out.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [...UNUSED_FEATURES.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(
      ', ',
    ),
  };
}

/** The Cache-Control of the file at a path such as `/about` or `/assets/client-3fa9.js`. */
export function cacheControl(path: string): string {
  return HASHED_FOLDERS.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATE;
}
