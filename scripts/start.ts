/**
 * Builds the site and serves it with a stand-in for the mail service, which saves messages in `outbox/` or OUTBOX. PORT
 * sets the port, HOST another address to listen on (0.0.0.0 for all), OUT_DIR the folder of the built site.
 */
import { serveSite } from '../src/prerender/host/static-server.ts';
import { createMailStandIn } from '../src/prerender/mail/stand-in.ts';
import { currentBuild } from './lib/current-build.ts';
import { runService } from './lib/run-service.ts';

const { HOST, PORT = '4173', OUTBOX = 'outbox' } = process.env;

await runService(async () => {
  console.log('Building the site …');
  const { dist, site } = await currentBuild();
  const mail = { service: createMailStandIn(OUTBOX), site };
  const { url, close } = await serveSite({ dist, host: HOST || undefined, port: Number(PORT), mail });
  console.log(`The site is on ${url} (Ctrl-C stops it). Messages go to ${OUTBOX}/.`);
  return close;
});
