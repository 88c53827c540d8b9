import type { IncomingMessage } from 'node:http';

/**
 * The address of a visitor behind this machine's reverse proxy: the last one in X-Forwarded-For, which the proxy
 * itself adds; those before it are the visitor's own claim. Without the header, the address of the connection.
 */
export function clientIp({ headersDistinct, socket }: IncomingMessage): string {
  const addresses = headersDistinct['x-forwarded-for']?.join(',').split(',') ?? [];
  return addresses.at(-1)?.trim() || (socket.remoteAddress ?? '');
}
