import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestSmtp {
  port: number;
  /** Messages that the server has received, whatever its response. */
  taken: string[];
  /** Cuts every connection with a reset. */
  reset(): void;
  close(): Promise<void>;
}

/** How the server answers once it has taken a message whole; by default it accepts. */
export type Answer = (done: (error?: Error | null) => void, count: number) => void;

/** An error with the status code to respond with. */
export const reply = (responseCode: number, text = 'Not here') =>
  Object.assign(new Error(text), { responseCode });

/** Starts a real SMTP server on this machine. */
export async function startSmtp(
  answer: Answer = (done) => done(),
  options: SMTPServerOptions = {},
  port = 0,
): Promise<TestSmtp> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onData: (stream, _session, done) =>
      void text(stream).then(
        (source) => answer(done, taken.push(source)),
        done, // The client was killed in the middle of a message.
      ),
    ...options,
  });
  // A client that cuts its connection is part of these tests.
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    reset() {
      // Node cannot reset a socket that is ending: it would leak it, and the process would never exit.
      for (const socket of sockets) {
        if (socket.writable) socket.resetAndDestroy();
        else socket.destroy();
      }
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      // A client that was killed may leave a connection that never ends by itself.
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}
