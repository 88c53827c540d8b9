/** One direction of a line, as TCP uses it. */
export interface LineOptions {
  /** There and back, in milliseconds. */
  roundTripMs: number;
  bytesPerSecond: number;
  /** Share of segments that are lost, from 0 to 1. */
  loss: number;
  /** Numbers from 0 to 1, the same for each run that should lose the same segments. */
  random: () => number;
  deliver: (bytes: Buffer) => void;
}

/** Payload of a segment in bytes, and how many a new connection sends before it waits for an answer (RFC 6928). */
const SEGMENT = 1460;
const FIRST_WINDOW = 10;
const LEAST_WINDOW = 2;

/** So many later segments tell the sender that one is missing (RFC 5681); with fewer it waits for its timer (RFC 6298). */
const DUPLICATES = 3;
const LEAST_TIMEOUT_MS = 200;

/**
 * A model of TCP's sender and its line: slow start from ten segments, delivery in order, one round trip to repair a lost
 * segment, or the sender's timer where nothing follows it, and half the window after a loss.
 * @returns a function that sends bytes
 */
export function tcpLine(options: LineOptions): (bytes: Buffer) => void {
  const { roundTripMs, bytesPerSecond, loss, random, deliver } = options;
  const waiting: Buffer[] = [];
  const onTheWay: Buffer[] = [];
  let window = FIRST_WINDOW;
  let threshold = Number.POSITIVE_INFINITY;
  let inFlight = 0;
  /** When the line is free again, and when the last segment was delivered. */
  let free = 0;
  let delivered = 0;

  /** In order, whichever of two timers of the same millisecond comes first. */
  function deliverNext(): void {
    const segment = onTheWay.shift();
    if (segment) deliver(segment);
  }

  function acknowledge(): void {
    inFlight -= 1;
    window += window < threshold ? 1 : 1 / window;
    sendWaiting();
  }

  /** Half the window, once the sender notices a loss. */
  function halve(): void {
    threshold = Math.max(LEAST_WINDOW, window / 2);
    window = threshold;
  }

  /** The delay until a lost segment is sent again. */
  function repair(): number {
    setTimeout(halve, roundTripMs);
    return waiting.length >= DUPLICATES ? roundTripMs : roundTripMs + Math.max(LEAST_TIMEOUT_MS, roundTripMs);
  }

  function sendWaiting(): void {
    while (inFlight < Math.floor(window)) {
      const segment = waiting.shift();
      if (!segment) return;
      inFlight += 1;
      const now = performance.now();
      free = Math.max(free, now) + (1000 * segment.length) / bytesPerSecond;
      let arrival = free + roundTripMs / 2;
      while (random() < loss) arrival += repair();
      // What follows a lost segment waits for it.
      delivered = Math.max(delivered, arrival);
      onTheWay.push(segment);
      setTimeout(deliverNext, delivered - now);
      setTimeout(acknowledge, delivered + roundTripMs / 2 - now);
    }
  }

  return (bytes) => {
    for (let at = 0; at < bytes.length; at += SEGMENT) waiting.push(bytes.subarray(at, at + SEGMENT));
    sendWaiting();
  };
}
