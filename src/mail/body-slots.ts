import { HttpError } from './http-error.ts';
import type { Limits } from './options.ts';

/** The memory reserved for one request body. */
export interface BodySlot {
  /** @throws HttpError with status 503 when all bodies together are too large */
  add(bytes: number): void;
  /** The body is complete or aborted: its client may send another. */
  finish(): void;
  /** Releases the memory of the body. */
  free(): void;
}

/**
 * Limits the memory for request bodies. Slow clients cannot block others: each may have only a few unfinished bodies, and
 * the total counts received bytes, not announced ones.
 * @returns a function that opens a slot for a client; it throws HttpError with status 429 when the client has too many
 */
export function bodySlots({ bodiesPerClient, bufferedBytes }: Limits): (client: string) => BodySlot {
  const unfinished = new Map<string, number>();
  let buffered = 0;
  return (client) => {
    const count = unfinished.get(client) ?? 0;
    if (count >= bodiesPerClient)
      throw new HttpError(429, 'Too many messages at once.', { 'Retry-After': '5' });
    unfinished.set(client, count + 1);
    let [own, finished] = [0, false];
    const slot: BodySlot = {
      add(bytes) {
        if (buffered + bytes > bufferedBytes)
          throw new HttpError(503, 'Please try again in a moment.', { 'Retry-After': '5' });
        buffered += bytes;
        own += bytes;
      },
      finish() {
        if (finished) return;
        finished = true;
        const others = (unfinished.get(client) ?? 1) - 1;
        if (others === 0) unfinished.delete(client);
        else unfinished.set(client, others);
      },
      free() {
        slot.finish();
        buffered -= own;
        own = 0;
      },
    };
    return slot;
  };
}
