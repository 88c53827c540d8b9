import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { hasCode } from '../has-code.ts';

/** Limits for slow clients, as options of `createServer`; Node checks them twice a second. */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 500,
};
const MAX_CONNECTIONS = 1000;

/** The IPv6 sockets of servers that listen on both loopback addresses. */
const secondSockets = new WeakMap<HttpServer, Server>();

/**
 * Starts a server with a limit on simultaneous connections.
 * @param port 0 for any free port
 * @param host the loopback addresses by default: 127.0.0.1 and, on machines with IPv6, ::1
 * @returns the port
 * @throws Error with advice when the port is taken or invalid
 */
export async function listen(server: HttpServer, port: number, host?: string): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error('PORT must be a number up to 65535.');
  if (host !== undefined) return open(server, port, host);
  for (let attempts = port === 0 ? 10 : 1; ; attempts--) {
    const actual = await open(server, port, '127.0.0.1');
    // A Node server has one socket; it gets the connections of the second one as events.
    const other = createServer((socket) => server.emit('connection', socket));
    try {
      await open(other, actual, '::1');
      secondSockets.set(server, other);
      return actual;
    } catch (error) {
      if (hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return actual; // a machine without IPv6
      await new Promise((resolve) => server.close(resolve));
      // A port that the system chose may be taken on the other address: try another one.
      if (attempts === 1 || port !== 0) throw error;
    }
  }
}

function open(server: Server, port: number, host: string): Promise<number> {
  server.maxConnections = MAX_CONNECTIONS;
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explain(error, port, host));
    server.once('error', fail);
    server.listen({ port, host, ipv6Only: host === '::1' }, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (hasCode(error, 'EADDRINUSE')) {
    const advice = `Stop the other program, or choose another port: PORT=${port + 1} before the command.`;
    return new Error(`Port ${port} is taken by another program. ${advice}`, { cause: error });
  }
  if (hasCode(error, 'ENOTFOUND', 'EADDRNOTAVAIL') && host !== '::1')
    return new Error(`HOST=${host} is no address of this machine.`, { cause: error });
  return error;
}

/** The URL of a server started with `listen`, for browsers on this machine. */
export function serverUrl(port: number, host?: string): string {
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Closes a server. Requests in progress may finish within a grace period, then their connections are destroyed. */
export async function closeServer(server: HttpServer, graceMs = 3_000): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  // Browsers keep connections open after the response.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const close = (one: Server | undefined) =>
    new Promise((resolve) => (one ? one.close(resolve) : resolve(undefined)));
  await Promise.all([close(server), close(secondSockets.get(server))]);
  clearTimeout(deadline);
  clearInterval(idle);
}
