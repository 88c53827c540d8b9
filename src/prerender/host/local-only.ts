import type { RequestListener } from 'node:http';
import { isIP } from 'node:net';

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|::1)$/;
const ANY_ADDRESS = new Set(['0.0.0.0', '::']);
/** The syntax of `Host`: a name, an IPv4 address or an IPv6 address in brackets, then an optional port. */
const AUTHORITY = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i;

/**
 * Passes only requests to the handler whose host is this machine. A foreign web page can resolve its own name to 127.0.0.1
 * (DNS rebinding); its requests carry that name and get status 403.
 * @param host what the server listens on besides loopback: a name, an address, or `0.0.0.0` for every address
 */
export function localOnly(handler: RequestListener, host?: string): RequestListener {
  return (request, response) => {
    if (isOwnHost(request.headers.host, host)) return handler(request, response);
    const name = JSON.stringify(request.headers.host ?? '');
    const own = host === undefined || ANY_ADDRESS.has(host) ? 'localhost' : `localhost and ${host}`;
    const advice = 'To serve it under another name or address, start it with HOST=… before the command.';
    response
      .writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
      .end(`This server answers on ${own} only, not for ${name}. ${advice}\n`);
  };
}

/** Whether a `Host` header names this machine. */
export function isOwnHost(authority: string | undefined, host?: string): boolean {
  const [, address, plain] = AUTHORITY.exec(authority ?? '') ?? [];
  const name = (address ?? plain ?? '').toLowerCase();
  if (LOOPBACK.test(name)) return true;
  if (host === undefined) return false;
  // DNS rebinding needs a name, so every IP address is safe where all are served.
  return ANY_ADDRESS.has(host) ? isIP(name) !== 0 : name === host.toLowerCase();
}
