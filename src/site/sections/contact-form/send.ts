/** Sending a message fails after this many milliseconds. */
const SEND_TIMEOUT_MS = 20_000;

/** What FormSubmit calls the fields that steer it. */
export const SERVICE_FIELDS = {
  subject: '_subject',
  captcha: '_captcha',
  template: '_template',
  honeypot: '_honey',
};

export type Outcome = 'sent' | 'failed';

/**
 * Address of the mail service. It is in the HTML, so that the local server can replace it without a new build.
 * @param fallback the address in site.yaml, for the prerender
 */
export function mailServiceAddress(fallback: string): string {
  const meta =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLMetaElement>('meta[name="mail-service"]');
  return (meta?.content || fallback).replace(/\/+$/, '');
}

/** The recipient's email address, encoded for the service's paths. */
export const recipientPath = (email: string): string => encodeURIComponent(email).replaceAll('%40', '@');

/**
 * Posts a message once. Never retries, because the response to a delivered message may have been lost. Other headers than
 * Accept would require a preflight request.
 * @param controller aborts the request
 * @returns `sent` for an ok status; `failed` for every other response, including redirects (which would repeat the request
 *   without its message), for no response within SEND_TIMEOUT_MS, and for an aborted request. Never throws.
 */
export async function send(to: string, message: FormData, controller: AbortController): Promise<Outcome> {
  // Not cleared by the response: nothing reads its body, and one that never ends must be aborted as well.
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
    return 'failed'; // browsers do not report why; the banner says what to do
  }
}
