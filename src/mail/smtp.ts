import { createTransport } from 'nodemailer';
import { HttpError } from './http-error.ts';
import type { Deliver } from './outbox.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Delivers messages to an SMTP server, encrypted unless it runs on this machine.
 * @param url such as `smtps://user:password@mail.example` or `smtp://user:password@mail.example:587`
 * @param maxMs how long a delivery may take; after it the connection is cut, so that a message that was
 *   reported as failed does not arrive later all the same
 * @throws TypeError when the address is none
 */
export function smtpDelivery(url: string, maxMs: number): Deliver {
  const { hostname, protocol } = new URL(url);
  if (!/^smtps?:$/.test(protocol)) throw new TypeError('SMTP_URL must start with smtp:// or smtps://.');
  const transport = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !LOOPBACK.test(hostname),
    connectionTimeout: maxMs,
    greetingTimeout: maxMs,
    socketTimeout: maxMs,
    socketCloseTimeout: 0,
  });
  return async (message) => {
    try {
      const { accepted } = await transport.sendMail({ ...message, signal: AbortSignal.timeout(maxMs) });
      return `accepted by ${hostname} for ${accepted.join(', ')}`;
    } catch (error) {
      throw refusal(error);
    }
  };
}

function refusal(error: unknown): HttpError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const late = code === 'ETIMEDOUT' || code === 'EABORT';
  return late
    ? new HttpError(504, 'The mail server did not answer in time.', {}, { cause: error })
    : new HttpError(502, 'The mail server did not take the message.', {}, { cause: error });
}
