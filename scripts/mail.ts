/**
 * Runs the mail service on its own, behind a reverse proxy:
 *
 *   SMTP_URL=smtps://user:password@mail.example npm run mail
 *
 * A message may have 1 MB of text, which a form can encode as 7 MB: the proxy has to accept that (in nginx
 * `client_max_body_size 7m`).
 *
 * Settings:
 *   PORT, HOST         port and address to listen on, 8025 and 127.0.0.1 by default
 *   OUTBOX             folder for messages, "outbox" by default. Without SMTP_URL they stay there as .eml files. With
 *                      it they wait in OUTBOX/queue until the server has accepted them. A message that it rejects
 *                      permanently, or that could not be delivered for four days, is moved to OUTBOX/failed with the
 *                      reason. To try again, move it back to OUTBOX/queue.
 *   MAX_OUTBOX_BYTES   largest size of OUTBOX, 500000000 by default; beyond it, messages are rejected
 *   SMTP_URL           the server that delivers messages
 *   MAIL_FROM          sender of messages, website@ the domain of the recipient by default
 *   MAIL_TO            recipient of messages, the company's address from site.yaml by default. With it, the content is
 *                      not read, and MAIL_ORIGINS is required.
 *   MAIL_ORIGINS       comma-separated origins of pages that may send, the site's address by default. Pages on the
 *                      service's own host may always send.
 *   MAIL_PER_MINUTE    messages per minute and visitor, 30 by default
 *   TRUST_PROXY        1 to identify visitors by the X-Forwarded-For header of the proxy
 */
import { createServer } from 'node:http';
import { closeServer, listen, SERVER_LIMITS } from '../src/host/listen.ts';
import { clientIp } from '../src/mail/client-ip.ts';
import { createMailService } from '../src/mail/mail-service.ts';
import { LIMITS } from '../src/mail/options.ts';
import { parseOrigins } from '../src/mail/origins.ts';
import { mailOptions } from '../src/mail/site-options.ts';
import { outliveOutput } from './lib/outlive-output.ts';
import { readSite } from './lib/read-site.ts';
import { stopOnSignal } from './lib/stop-on-signal.ts';

const { PORT = '8025', HOST = '127.0.0.1', OUTBOX = 'outbox', MAX_OUTBOX_BYTES } = process.env;
const { SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_ORIGINS, MAIL_PER_MINUTE, TRUST_PROXY } = process.env;

async function addresses() {
  const origins = parseOrigins(MAIL_ORIGINS ?? '');
  if (!MAIL_TO) {
    const site = await readSite();
    return { ...mailOptions(site), origins: MAIL_ORIGINS ? origins : parseOrigins(site.address) };
  }
  if (!MAIL_ORIGINS) throw new Error('Set MAIL_ORIGINS to the address of the site whose pages may send.');
  return { recipient: MAIL_TO, origins };
}

async function main(): Promise<void> {
  const service = createMailService({
    ...(await addresses()),
    outbox: OUTBOX,
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    limits: {
      perMinute: Number(MAIL_PER_MINUTE) || LIMITS.perMinute,
      outboxBytes: Number(MAX_OUTBOX_BYTES) || LIMITS.outboxBytes,
    },
    ...(TRUST_PROXY ? { client: clientIp } : {}),
  });
  const server = createServer(SERVER_LIMITS, (request, response) => void service.handle(request, response));
  const port = await listen(server, Number(PORT), HOST);
  console.log(`The mail service listens on http://${HOST}:${port}; Ctrl-C stops it.`);
  stopOnSignal(() => Promise.all([service.close(), closeServer(server)]));
}

outliveOutput();
await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
