import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The connection that Lighthouse calls slow 4G. */
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
/** Bytes that arrive at once; a few packets. */
const CHUNK = 4096;

/**
 * Forwards connections to a server over a line as slow as a phone's: each request waits for the latency, and all answers
 * share the bandwidth. Chromium's own network emulation sometimes never delivers an answer
 * (https://github.com/microsoft/playwright/issues/22676).
 * @param url the server's; its port is on 127.0.0.1
 * @returns the URL to open instead, and a function that ends the line
 */
export async function startSlowLine(url: string) {
  const sockets = new Set<Socket>();
  /** When the line has delivered everything so far. */
  let delivered = Promise.resolve();

  const server = createServer((client) => {
    const target = connect(Number(new URL(url).port), '127.0.0.1');
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      // A browser may close a connection at any time.
      socket.on('error', () => {});
    }
    client.on('close', () => target.destroy());
    client.on('data', async (data) => {
      await sleep(LATENCY_MS);
      target.write(data);
    });
    target.on('data', (data) => {
      for (let start = 0; start < data.length; start += CHUNK) {
        const part = data.subarray(start, start + CHUNK);
        delivered = delivered
          .then(() => sleep((part.length / BYTES_PER_SECOND) * 1000))
          .then(() => {
            client.write(part);
          });
      }
    });
    target.on('close', () => {
      delivered = delivered.then(() => {
        client.end();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
