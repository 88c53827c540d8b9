import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasCode } from './has-code.ts';

/** Limits for slow clients, as options of `createServer`; Node checks them twice a second. */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 500,
};

/**
 * Starts a server.
 * @param port 0 for any free port
 * @returns the port
 * @throws Error with advice when the port is taken or invalid
 */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error('PORT must be a number up to 65535.');
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(explain(error, port, host));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function explain(error: Error, port: number, host: string): Error {
  if (hasCode(error, 'EADDRINUSE')) {
    const advice = `Stop the other program, or choose another port: PORT=${port + 1} before the command.`;
    return new Error(`Port ${port} is taken by another program. ${advice}`, { cause: error });
  }
  if (hasCode(error, 'ENOTFOUND', 'EADDRNOTAVAIL'))
    return new Error(`HOST=${host} is no address of this machine.`, { cause: error });
  return error;
}

/** The URL of a server started with `listen`, for browsers on this machine. */
export function serverUrl(port: number, host?: string): string {
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Closes a server. Requests in progress may finish within a grace period, then their connections are destroyed. */
export async function closeServer(server: Server, graceMs = 3_000): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(deadline);
}
