import { TRUSTED_TYPES_POLICY } from '../../site/ui/trusted-html.ts';

/** The variable parts of the headers. */
export interface Policy {
  /** CSP hashes of inline style sheets, such as `sha256-…`, without quotes. */
  styleHashes: readonly string[];
  /** CSP hashes of inline scripts, if there are any. */
  scriptHashes?: readonly string[];
  /** URL of the service that the contact form posts to. */
  mailService: string;
  /** URL of the host for pictures; empty for the site itself. */
  imageHost: string;
}

/** For files that may change at any time: browsers cache them, but revalidate before each use. */
export const REVALIDATE = 'no-cache';

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The folders whose file names contain a hash of their content. */
export const HASHED_FOLDERS = ['/assets/', '/images/', '/files/'] as const;

/** The folder of files that browsers save instead of showing them. */
export const ATTACHED_FOLDER = '/files/save/';
export const ATTACHED = 'attachment';

/** Where drawings are; of photographs there are folders. */
export const DRAWINGS = '/images/:drawing';

/** A second policy for drawings, should somebody open one by itself: it runs nothing and has no origin. */
export const DRAWING_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** What the site was built from (`contentVersion`); the editor, on a host of its own, waits for it. */
export const VERSION_FILE = 'content-version.txt';

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/**
 * Disabled browser features that access sensors, payment or private data. The list is not exhaustive: the policy allows no
 * foreign scripts or frames, and header bytes take space in the first congestion window.
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

/** The security headers of every response, by name. The editor (src/studio/web) and the development server have their own. */
export function securityHeaders(policy: Policy): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    // Without `includeSubDomains`: not every service of the company below its domain may have a certificate.
    'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The mail service refuses messages without a referrer, so at least the origin has to be sent.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': [...UNUSED_FEATURES.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(
      ', ',
    ),
  };
}

/** The folder of pictures, which newsletters and other sites may show. */
export const SHARED_FOLDER = '/images/';
export const SHARED = 'cross-origin';
export const NOT_SHARED = 'same-origin';

/** The headers by which the responses differ for paths such as `/about` or `/assets/client-3fa9.js`. */
export const headersOfPath = (path: string) => ({
  'Cache-Control': HASHED_FOLDERS.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATE,
  'Cross-Origin-Resource-Policy': path.startsWith(SHARED_FOLDER) ? SHARED : NOT_SHARED,
});
