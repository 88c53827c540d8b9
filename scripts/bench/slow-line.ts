import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tcpLine } from './tcp-line.ts';

/** 4G as a phone has it on the road: 150 ms there and back, 9 Mbit/s, one segment in a hundred lost. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = 9_000_000 / 8;
const LOSS = 0.01;

export interface SlowLine {
  port: number;
  /** Ends all connections, as hours without a visit do. */
  hangUp(): void;
  close(): void;
}

/**
 * A port behind which the one of a local server is far away.
 * @param loss of the line; with 0, what remains is distance
 */
export async function slowLine(target: number, loss = LOSS): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const random = repeatableNumbers();
  const server = createServer((near) => {
    const far = connect(target, 'localhost');
    const line = { roundTripMs: ROUND_TRIP_MS, bytesPerSecond: BYTES_PER_SECOND, loss, random };
    const up = tcpLine({ ...line, deliver: (bytes) => far.write(bytes) });
    const down = tcpLine({ ...line, deliver: (bytes) => near.write(bytes) });
    // The handshake, which the browser has had for nothing.
    near.once('data', (first) => {
      const sent: Buffer[] = [first];
      const collect = (bytes: Buffer) => sent.push(bytes);
      near.on('data', collect);
      setTimeout(() => {
        near.off('data', collect);
        up(Buffer.concat(sent));
        near.on('data', up);
      }, ROUND_TRIP_MS);
    });
    far.on('data', down);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.setNoDelay(true);
      sockets.add(one);
      // Browsers and servers reset connections that they no longer need.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0), 'listening');
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    hangUp,
    close() {
      hangUp();
      server.close();
    },
  };
}

/** Numbers from 0 to 1, the same in each run, so that sites lose the same segments. */
function repeatableNumbers(): () => number {
  let state = 1;
  return () => {
    // The minimal standard generator of Park and Miller.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
