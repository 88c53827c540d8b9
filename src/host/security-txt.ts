import type { Site } from '../content/index.ts';

const VALID_DAYS = 365;

/**
 * The text of `/.well-known/security.txt` (RFC 9116): whom to tell about a hole in the site.
 * @param site the site's content
 * @param builtAt when the site is built; the text is valid for a year from the first day of that month, so that
 *   builds of one month are the same
 */
export function securityTxt({ address, company, language }: Site, builtAt: Date): string {
  const from = Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth(), 1);
  const expires = new Date(from + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${new URL('/.well-known/security.txt', address).href}`,
    '',
  ].join('\n');
}
