import { createTransport } from 'nodemailer';
import type { Envelope } from './message.ts';

/** Sends the source of a message; resolves with a text for the log when the server has accepted it. */
export type SendSource = (source: Buffer, signal: AbortSignal) => Promise<string>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Sends messages to an SMTP server, encrypted unless the server runs on this machine.
 * @param url such as `smtps://user:password@mail.example` or `smtp://user:password@mail.example:587`
 * @param maxMs timeout for each response of the server
 * @throws TypeError when the URL is not one of an SMTP server
 */
export function smtpSender(url: string, { from, recipient }: Envelope, maxMs: number): SendSource {
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
  return async (source, signal) => {
    const { accepted } = await transport.sendMail({
      envelope: { from, to: recipient },
      raw: source,
      signal,
    });
    return `accepted by ${hostname} for ${accepted.join(', ')}`;
  };
}

/**
 * Whether a server has permanently rejected a message: with a code of 500 or above for its sender, recipient or text, or
 * because of its size. Codes from 530 to 539 concern authentication: the setup is wrong, not the message.
 */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const reply = 'responseCode' in error ? Number(error.responseCode) : undefined;
  // The server announced a size limit, so nothing was sent.
  if (reply === undefined)
    return error.code === 'EMESSAGE' && 'command' in error && error.command === 'MAIL FROM';
  const isOfMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isOfMessage && reply >= 500 && !(reply >= 530 && reply <= 539);
}
