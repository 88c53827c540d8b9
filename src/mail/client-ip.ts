import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The address of a visitor behind this machine's reverse proxy: the last one in X-Forwarded-For, which the proxy adds; the
 * visitor could have forged all others. Without the header, the address of the connection.
 */
export function clientIp({ headersDistinct, socket }: IncomingMessage): string {
  const addresses = headersDistinct['x-forwarded-for']?.join(',').split(',') ?? [];
  return addresses.at(-1)?.trim() || (socket.remoteAddress ?? '');
}

/**
 * The key of a client for limits: its IPv4 address, or its IPv6 /64 network, which usually belongs to one client. Ports
 * and zones are ignored.
 */
export function clientKey(address: string): string {
  const bare = /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? address;
  const ip = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv6(ip)) return network(ip);
  const withoutPort = ip.replace(/:\d+$/, '');
  return isIPv4(withoutPort) ? withoutPort : address;
}

/** The /64 network of an IPv6 address. */
function network(ip: string): string {
  const [left = [], right = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
