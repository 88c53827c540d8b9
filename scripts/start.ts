/**
 * Builds the site and serves it with a mail service that saves messages in `outbox/`, or delivers them
 * with SMTP_URL. PORT sets the port, HOST another address to listen on (0.0.0.0 for all).
 */

import { serveSite } from '../src/host/static-server.ts';
import { createMailService } from '../src/mail/mail-service.ts';
import { mailOptions } from '../src/mail/site-options.ts';
import { currentBuild } from './lib/current-build.ts';
import { outliveOutput } from './lib/outlive-output.ts';
import { readSite } from './lib/read-site.ts';
import { stopOnSignal } from './lib/stop-on-signal.ts';

const { HOST, PORT = '4173', SMTP_URL, MAIL_FROM } = process.env;

async function main(): Promise<void> {
  const site = await readSite();
  const dist = await currentBuild();
  const service = createMailService({
    ...mailOptions(site, '/'),
    outbox: 'outbox',
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
  });
  const mail = { service, replaces: site.mailService.address };
  const { url, close } = await serveSite({ dist, host: HOST || undefined, port: Number(PORT), mail });
  console.log(
    `The site is on ${url} (Ctrl-C stops it). Messages ${SMTP_URL ? 'are sent by SMTP' : 'go to outbox/'}.`,
  );
  stopOnSignal(close);
}

outliveOutput();
await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
