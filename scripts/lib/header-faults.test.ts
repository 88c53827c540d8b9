import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/host/headers.ts';
import { headerFaults, policyFaults } from './header-faults.ts';

const policy = contentSecurityPolicy({ styleHashes: [], mailService: 'https://mail.example', imageHost: '' });

test('the policy of the build has no weakness', () => {
  expect(policyFaults(policy)).toEqual([]);
});

test.each([
  [policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"), "allows 'unsafe-inline'"],
  [policy.replace("img-src 'self'", 'img-src *'), 'allows *'],
  [policy.replace("script-src 'self'", 'script-src https:'), 'allows https:'],
  [policy.replace("base-uri 'none'; ", ''), "has no base-uri 'none'"],
])('a weakness is named: %s', (weak, fault) => {
  expect(policyFaults(weak)).toEqual([`the policy ${fault}`]);
});

test('a header that a host drops or changes is a fault', () => {
  const sent = new Headers({ 'X-Frame-Options': 'SAMEORIGIN' });
  expect(headerFaults(sent, { 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff' })).toEqual([
    'X-Frame-Options is “SAMEORIGIN”, not “DENY”',
    'X-Content-Type-Options is “”, not “nosniff”',
  ]);
});
