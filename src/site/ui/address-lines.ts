import type { Site } from '../../content/index.ts';

type Address = Site['company']['address'];

/** Countries that write the city before the postal code, on one line with the region. */
const CITY_FIRST = ['US', 'CA', 'AU', 'NZ', 'IN', 'SG', 'MX', 'AE'];
/** Countries that write the postal code on a line of its own. */
const CODE_ALONE = ['GB', 'IE'];

/** An address as letters to its country have it, line by line, without the country. */
export function addressLines({ street, city, region, postalCode, country }: Address): string[] {
  const code = country.toUpperCase();
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  if (CODE_ALONE.includes(code)) return [street, city, ...(postalCode ? [postalCode] : [])];
  if (CITY_FIRST.includes(code)) return [street, joined(region ? `${city},` : city, region, postalCode)];
  return [street, joined(postalCode, city), ...(region ? [region] : [])];
}
