import type { Site } from '../content/index.ts';

/** Path of the file in the built site. */
export const SECURITY_TXT = '.well-known/security.txt';

const VALID_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The content of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability of the site.
 * @param site the site's content
 * @param builtAt the time of the build; the file is valid for a year from the first day of that month, so that all
 *   builds of a month are the same
 */
export function securityTxt({ address, company, language }: Site, builtAt: Date): string {
  const from = Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth(), 1);
  const expires = new Date(from + VALID_DAYS * DAY_MS);
  return [
    `Contact: ${new URL(`mailto:${company.email}`).href}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${new URL(SECURITY_TXT, address).href}`,
    '',
  ].join('\n');
}
