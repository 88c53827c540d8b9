/**
 * Limits the actions of each client in fixed windows of a minute.
 * @param perMinute actions of one client per window
 * @param now a monotonic clock
 * @returns a function that counts an action of a client and returns the seconds it has to wait, 0 if none
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
      // One window for all clients bounds the memory to the clients of a minute.
      windowEnd = time + 60_000;
      counts.clear();
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count <= perMinute ? 0 : Math.ceil((windowEnd - time) / 1000);
  };
}
