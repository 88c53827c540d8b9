import { useEffect, useState } from 'react';
import { VERSION_FILE } from '../../prerender/host/headers.ts';

/** The site asks for its version as often, in milliseconds. */
const PAUSE_MS = 5000;

/** Hosts build a site in a minute or two; after this time, in milliseconds, it seems to have failed. */
const PATIENCE_MS = 600_000;

/** Whether visitors see what was published: not yet, they do, or it takes too long. */
export type Online = 'waiting' | 'online' | 'late';

/**
 * Waits until the public site has a version of the content.
 * @param site its address
 * @param version of the content; without one, there is nothing to wait for
 */
export function useOnline(site: string, version: string | undefined): Online {
  const [state, setState] = useState<Online>('waiting');
  useEffect(() => {
    if (version === undefined) return undefined;
    setState('waiting');
    const left = new AbortController();
    const { signal } = left;
    const started = performance.now();
    const ask = async () => {
      const response = await fetch(new URL(VERSION_FILE, site), { cache: 'no-store', signal });
      return response.ok && (await response.text()).trim() === version;
    };
    const turn = async () => {
      // Without a connection, it is asked again.
      const isThere = await ask().catch(() => false);
      if (signal.aborted) return;
      if (isThere) setState('online');
      else if (performance.now() - started > PATIENCE_MS) setState('late');
      else setTimeout(turn, PAUSE_MS);
    };
    void turn();
    return () => left.abort();
  }, [site, version]);
  return state;
}
