import { expect, test } from 'vitest';
import { site } from '../../tests/site-fixture.ts';
import { securityTxt } from './security-txt.ts';

const textOf = (date: string) => securityTxt(site, new Date(date));

test('security.txt has a contact and an expiry date', () => {
  expect(textOf('2026-02-17T10:00:00Z').split('\n')).toEqual([
    'Contact: mailto:hello@example.test',
    'Expires: 2027-02-01T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.test/.well-known/security.txt',
    '',
  ]);
});

test('two builds within a month write the same file, the next month renews it', () => {
  expect(textOf('2026-02-01T00:00:00Z')).toBe(textOf('2026-02-28T23:59:59Z'));
  expect(textOf('2026-03-01T00:00:00Z')).not.toBe(textOf('2026-02-28T23:59:59Z'));
});
