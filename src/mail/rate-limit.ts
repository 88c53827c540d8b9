/**
 * Counts what each client does in windows of a minute.
 * @param perMinute how much one client may do
 * @param now a clock that nobody sets back
 * @returns a function that counts once more for a client and returns how many seconds it has to wait, 0 for none
 */
export function rateLimit(
  perMinute: number,
  now: () => number = () => performance.now(),
): (client: string) => number {
  let windowEnd = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, number>();
  return (client) => {
    const time = now();
    if (time >= windowEnd) {
      // All clients share one window, so forgetting is one step and memory stays within a minute's clients.
      windowEnd = time + 60_000;
      counts.clear();
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count <= perMinute ? 0 : Math.ceil((windowEnd - time) / 1000);
  };
}
