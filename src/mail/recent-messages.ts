/** Remembers messages for some time, so that repetitions are not delivered again. */
export interface RecentMessages {
  /** The promise that saves a known message; undefined for a new one. */
  find(key: string): Promise<void> | undefined;
  /** Remembers a message; forgets it if saving fails. */
  add(key: string, saving: Promise<void>, forMs?: number): void;
}

/** @param repeatMs how long a message is remembered */
export function recentMessages(
  repeatMs: number,
  now: () => number = () => performance.now(),
): RecentMessages {
  const known = new Map<string, { saving: Promise<void>; until: number }>();
  return {
    find(key) {
      const entry = known.get(key);
      return entry && entry.until > now() ? entry.saving : undefined;
    },
    add(key, saving, forMs = repeatMs) {
      for (const [old, { until }] of known) if (until <= now()) known.delete(old);
      const entry = { saving, until: now() + forMs };
      known.set(key, entry);
      saving.catch(() => {
        if (known.get(key) === entry) known.delete(key);
      });
    },
  };
}
