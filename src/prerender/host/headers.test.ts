import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, type Policy, securityHeaders } from './headers.ts';

const policy: Policy = {
  styleHashes: ['sha256-STYLE='],
  mailService: 'https://formsubmit.co',
  imageHost: '',
};

describe('contentSecurityPolicy', () => {
  test('allows only the site, its inline style sheet and the mail service', () => {
    expect(contentSecurityPolicy(policy).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-STYLE='",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self' https://formsubmit.co",
      "form-action 'self' https://formsubmit.co",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types compiled-markdown',
    ]);
  });

  test('reduces URLs to their origin, so that no path or directive can be injected', () => {
    const csp = contentSecurityPolicy({ ...policy, imageHost: 'https://pictures.example/a; script-src *' });
    expect(csp).toContain("img-src 'self' https://pictures.example; ");
    expect(csp).not.toContain('script-src *');
  });

  test('adds the hash of an inline script', () => {
    expect(contentSecurityPolicy({ ...policy, scriptHashes: ['sha256-BOOT='] })).toContain(
      "script-src 'self' 'sha256-BOOT=';",
    );
  });

  test('throws for an invalid URL', () => {
    expect(() => contentSecurityPolicy({ ...policy, mailService: 'formsubmit' })).toThrow(TypeError);
  });
});

test('every response requires https for two years and forbids framing', () => {
  const headers = securityHeaders(policy);
  expect(headers).toEqual({
    'Content-Security-Policy': contentSecurityPolicy(policy),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), clipboard-read=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), ' +
      'publickey-credentials-get=(), usb=(), clipboard-write=(self)',
  });
});
