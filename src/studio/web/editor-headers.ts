import type { HeaderRule } from '../../prerender/host/headers-file.ts';
import { TRUSTED_TYPES_POLICY } from '../../site/ui/trusted-html.ts';
import type { EditorSite, Repository } from '../editor-site.ts';
import { WORKER_POLICY } from './trusted-url.ts';

/** The headers of the editor: no script, no connection and no frame but its own, GitHub's API and the public site. */
export function editorHeaders({ address }: EditorSite, { authenticator }: Repository): HeaderRule[] {
  const policy = [
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self'",
    "img-src 'self' blob: data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    `connect-src 'self' https://api.github.com ${new URL(address).origin}`,
    `require-trusted-types-for 'script'; trusted-types ${TRUSTED_TYPES_POLICY} ${WORKER_POLICY}`,
  ];
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy.join('; '),
        // A window that signs people in has to find its way back.
        'Cross-Origin-Opener-Policy': authenticator ? 'same-origin-allow-popups' : 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        // A new version of the editor is there at once.
        'Cache-Control': 'no-cache',
      },
    },
  ];
}
