import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tcpLine } from './tcp-line.ts';

const SEGMENT = 1460;
const fast = { roundTripMs: 100, bytesPerSecond: 1e9, loss: 0, random: () => 1 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Sends segments, and reports how many had arrived at which time. */
function send(segments: number, options: Partial<Parameters<typeof tcpLine>[0]> = {}) {
  const arrivals: number[] = [];
  const received: Buffer[] = [];
  const start = performance.now();
  const line = tcpLine({
    ...fast,
    ...options,
    deliver(bytes) {
      arrivals.push(Math.round(performance.now() - start));
      received.push(bytes);
    },
  });
  const sent = Buffer.from(Array.from({ length: segments * SEGMENT }, (_, at) => at % 251));
  line(sent);
  vi.runAllTimers();
  expect(Buffer.concat(received).equals(sent)).toBe(true);
  return arrivals;
}

it('delivers ten segments after half a round trip, and twice as many with each further one', () => {
  const arrivals = send(70);
  const at = (time: number) => arrivals.filter((arrival) => Math.abs(arrival - time) <= 1).length;
  expect([at(50), at(150), at(250)]).toEqual([10, 20, 40]);
});

it('takes as long as the line is narrow', () => {
  const [first = 0, second = 0] = send(2, { bytesPerSecond: SEGMENT * 10 });
  expect([first, second]).toEqual([150, 250]);
});

it('delivers what follows a lost segment after it, one round trip later', () => {
  const draws = [1, 0, 1];
  const arrivals = send(10, { loss: 0.01, random: () => draws.shift() ?? 1 });
  expect(arrivals).toEqual([50, ...Array(9).fill(150)]);
});

it('waits for the timer when the last segment is lost', () => {
  const draws = [1, 0];
  expect(send(2, { loss: 0.01, random: () => draws.shift() ?? 1 })).toEqual([50, 350]);
});

it('halves the window after a loss', () => {
  const draws = [0];
  const arrivals = send(20, { loss: 0.01, random: () => draws.shift() ?? 1 });
  const lossless = send(20);
  expect(Math.max(...arrivals)).toBeGreaterThan(Math.max(...lossless) + fast.roundTripMs - 1);
});
