import type { Site } from '../content/index.ts';

/** Where the file is in the built site. */
export const SECURITY_TXT = '.well-known/security.txt';

/** A contact that ends sooner than this should be renewed, by building and publishing the site again. */
export const RENEW_DAYS = 30;

const VALID_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The text of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability of the site.
 * @param site the site's content
 * @param builtAt when the site is built; the text is valid for a year from the first day of that month, so that
 *   builds of one month are the same
 */
export function securityTxt({ address, company, language }: Site, builtAt: Date): string {
  const from = Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth(), 1);
  const expires = new Date(from + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${new URL(SECURITY_TXT, address).href}`,
    '',
  ].join('\n');
}

/**
 * Days for which a security.txt is still valid, whole ones.
 * @param text a file as `securityTxt` writes it; one without a date is valid no longer
 */
export function daysLeft(text: string, now = new Date()): number {
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  return Number.isNaN(expires) ? 0 : Math.floor((expires - now.getTime()) / DAY_MS);
}
