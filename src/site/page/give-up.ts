import { use } from 'react';

const ending = new AbortController();

/** Aborted once the app has given the page up. From then on the document is static: links load documents, forms post. */
export const givenUp: AbortSignal = ending.signal;

const never = new Promise<never>(() => {});

/**
 * Rendered where React could only go on by removing what is on the screen. It never ends, so React leaves the document as it
 * is, with all that was typed and chosen in it. There must be no Suspense boundary around it.
 * @param props.error what has failed, if that is known; the signal's reason
 */
export function GiveUp({ error }: { error?: unknown }): never {
  ending.abort(error);
  return use(never);
}
