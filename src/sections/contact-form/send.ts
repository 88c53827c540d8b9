import { SEND_TIMEOUT_MS } from '../../constants.ts';

export type Outcome = 'sent' | 'failed';

/**
 * Address of the service that forwards messages. The page names it, so that one build can post to a stand-in
 * where it is served for trying out; without a page (while prerendering) the site's content does.
 */
export function mailServiceAddress(fallback: string): string {
  const meta =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLMetaElement>('meta[name="mail-service"]');
  return (meta?.content || fallback).replace(/\/+$/, '');
}

/** The recipient's email address as it stands in the service's paths. */
export const recipientPath = (email: string): string => encodeURIComponent(email).replaceAll('%40', '@');

/**
 * Posts a message once; never again by itself, for a message that was delivered may have lost its answer.
 * Headers beyond Accept would make the browser ask the service for leave first.
 * @param controller ends the attempt early when aborted
 * @returns `sent` when the service answered with an ok status; `failed` for every other answer, a redirect
 *   among them (it would repeat the request without its message), no answer within SEND_TIMEOUT_MS, and an
 *   attempt that was ended early. Never throws.
 */
export async function send(to: string, message: FormData, controller: AbortController): Promise<Outcome> {
  // Not cleared when the answer comes: nobody reads its body, and one that never ends has to end as well.
  setTimeout(() => controller.abort(), SEND_TIMEOUT_MS);
  try {
    const { ok } = await fetch(to, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: message,
      redirect: 'error',
      signal: controller.signal,
    });
    return ok ? 'sent' : 'failed';
  } catch {
    return 'failed'; // the browser does not tell why; the visitor reads what to do
  }
}
