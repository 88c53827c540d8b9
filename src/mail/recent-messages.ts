/** Remembers messages for some time, so that one that is sent again is not delivered again. */
export interface RecentMessages {
  /** The saving of a message that is known; undefined when it is new. */
  find(key: string): Promise<void> | undefined;
  /** Remembers a message from now on; one that could not be saved is forgotten. */
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
