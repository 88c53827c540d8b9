import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Limits on what one slow client can hold, for `createServer`; Node looks for them twice a second. */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 500,
};
const MAX_CONNECTIONS = 1000;

/**
 * Opens a server for a limited number of connections at once.
 * @param port 0 for any that is free
 * @param host without one, every address of this machine
 * @returns the port
 * @throws Error that says what to do when the port is taken or none
 */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error('PORT must be a number up to 65535.');
  server.maxConnections = MAX_CONNECTIONS;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      const advice = `Stop the other program, or choose another port: PORT=${port + 1} before the command.`;
      reject(new Error(`Port ${port} is taken by another program. ${advice}`, { cause: error }));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Closes a server: finishes the requests at work for at most some milliseconds, then cuts them. */
export async function closeServer(server: Server, graceMs = 3_000): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // A connection whose request has just been answered is kept open by the browser, not by us.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
  clearInterval(idle);
}
