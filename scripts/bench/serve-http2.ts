import { createHash, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteHandler } from '../../src/host/static-server.ts';
import { makeCertificate } from '../lib/local-ca.ts';

export interface Http2Site {
  port: number;
  close(): void;
}

/** A temporary certificate, and the argument with which Chromium trusts it. */
export async function trustedCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-certificate-'));
  const { key, cert } = await makeCertificate(folder);
  await rm(folder, { recursive: true });
  const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return { key, cert, argument: `--ignore-certificate-errors-spki-list=${hash}` };
}

/** Serves a built site over HTTP/2, as hosts do. */
export async function serveHttp2(
  dist: string,
  { key, cert }: { key: Buffer; cert: Buffer },
): Promise<Http2Site> {
  const handle = siteHandler({ dist });
  const sessions = new Set<Http2Session>();
  const server = createSecureServer({ key, cert }, (request, response) => {
    request.headers.host ??= request.authority;
    // Node's HTTP/2 requests and responses have the interface of its HTTP/1.1.
    handle(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse<IncomingMessage> & { req: IncomingMessage },
    );
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // The line hangs up between two visits.
    session.on('error', () => session.destroy());
  });
  await once(server.listen(0), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
