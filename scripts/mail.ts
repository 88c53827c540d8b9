/**
 * Runs the mail service by itself, to stand behind a reverse proxy as the site's own:
 *
 *   SMTP_URL=smtps://user:password@mail.example npm run mail
 *
 * PORT and HOST say where it listens, OUTBOX where messages go without SMTP_URL, MAIL_FROM whom they come from,
 * MAIL_TO whom they go to (the company's address from site.yaml by default), MAIL_PER_MINUTE how many one visitor
 * may send. TRUST_PROXY=1 tells visitors apart by the X-Forwarded-For header that the proxy sets.
 */
import { createServer } from 'node:http';
import { closeServer, listen, SERVER_LIMITS } from '../src/host/listen.ts';
import { readSite } from '../src/host/read-site.ts';
import { untilStopped } from '../src/host/until-stopped.ts';
import { clientIp } from '../src/mail/client-ip.ts';
import { mailOptions } from '../src/mail/from-site.ts';
import { createMailService } from '../src/mail/mail-service.ts';
import { LIMITS } from '../src/mail/options.ts';

const { PORT = '8025', HOST = '127.0.0.1', OUTBOX = 'outbox' } = process.env;
const { SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_PER_MINUTE, TRUST_PROXY } = process.env;

async function main(): Promise<void> {
  const service = createMailService({
    ...(MAIL_TO ? { recipient: MAIL_TO } : mailOptions(await readSite())),
    outbox: OUTBOX,
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    limits: { perMinute: Number(MAIL_PER_MINUTE) || LIMITS.perMinute },
    ...(TRUST_PROXY ? { client: clientIp } : {}),
  });
  const server = createServer(SERVER_LIMITS, (request, response) => void service.handle(request, response));
  const port = await listen(server, Number(PORT), HOST);
  console.log(`The mail service listens on http://${HOST}:${port}; Ctrl-C stops it.`);
  untilStopped(() => Promise.all([service.close(), closeServer(server)]));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
