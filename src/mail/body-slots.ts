import { HttpError } from './http-error.ts';
import type { Limits } from './options.ts';

/** The room in memory for one request's body. */
export interface BodySlot {
  /** @throws HttpError with status 503 when all bodies together have become too large */
  add(bytes: number): void;
  /** The body is whole, or will never be: its client may send another. */
  finish(): void;
  /** The body is not needed any more. */
  free(): void;
}

/**
 * Shares out memory for request bodies. However many slow ones there are, they take no room from others: a client
 * has few at once, and what counts in all is the bytes that have come.
 * @returns a function that opens a slot; it throws HttpError with status 429 when its client has too many
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
