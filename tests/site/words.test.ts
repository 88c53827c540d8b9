/** What the copy promises, the same on every page and never more than it can keep. */
import { expect, it } from 'vitest';
import { section } from './section.ts';
import { addresses, pageAt, textOf } from './site.ts';

const FREE = 'Consultation, assessment and site survey are free';
/** Other ways to name a part of the same promise. */
const PARTS = /Free Assessment|free assessment|Free Site Survey|The assessment is free/g;

const wordsOf = (address: string) => {
  const page = pageAt(address);
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  return `${textOf(page.querySelector('main'))} ${description}`;
};

it.each(addresses)('%s promises nothing free but consultation, assessment and site survey', (address) => {
  const rest = wordsOf(address).replaceAll(FREE, '').replace(PARTS, '');
  expect(rest.match(/.{0,40}\b(?:free|on us|no charge)\b(?! (?:of|up)).{0,20}/gi) ?? []).toEqual([]);
});

it.each(addresses.filter((address) => address !== '/about'))('%s names all three', (address) => {
  expect(wordsOf(address)).toContain(FREE);
});

it('the support page says what the uptime guarantee covers, how it is measured and what is credited', () => {
  const terms = section('/remote-onsite', 'What We Commit To').text();
  for (const part of ['99.9%', 'firewalls', 'every minute', 'calendar month', '10% of that month’s fee'])
    expect(terms).toContain(part);
  expect(terms).toContain('within 15 minutes');
});

it('the company is older than its first large contract', () => {
  expect(textOf(pageAt('/about').querySelector('main'))).toContain('began in 2012');
});

it('the pages for healthcare name the business associate agreement', () => {
  expect(wordsOf('/about')).toContain('BAA');
  expect(wordsOf('/cybersecurity')).toContain('business associate agreement (BAA)');
});
