import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '../content/index.ts';
import { createMailService, type MailService } from '../mail/mail-service.ts';
import { mailOptions } from '../mail/site-options.ts';
import type { DevOptions } from './dev-options.ts';

/** The local mail service, replaced when site.yaml changes. */
export function liveMail({ outbox, smtpUrl, log = console.log }: DevOptions) {
  let known: { site: Site; service: MailService } | undefined;
  let closing: Promise<unknown> = Promise.resolve();
  const serviceFor = (site: Site) => {
    if (known?.site !== site) {
      closing = Promise.all([closing, known?.service.close()]);
      const service = createMailService({ ...mailOptions(site, '/'), outbox, smtpUrl, log });
      known = { site, service };
    }
    return known.service;
  };
  return {
    claims: ({ method, url }: IncomingMessage) => method === 'POST' || url?.startsWith('/ajax/') === true,
    handle: (site: Site, request: IncomingMessage, response: ServerResponse) =>
      serviceFor(site).handle(request, response),
    close: async () => void (await Promise.all([closing, known?.service.close()])),
  };
}
