import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '../../content/index.ts';
import { percentDecoded } from '../../content/shared/percent-decoded.ts';
import { escapeHtml } from '../../site/page/escape-html.ts';
import { SERVICE_FIELDS } from '../../site/sections/contact-form/send.ts';
import { MESSAGE_LIMIT_BYTES } from '../../site/sections/contact-form/validate.ts';
import { headerText, saveMessage } from './save-message.ts';

export interface MailStandIn {
  /** Whether a request is for the mail service. */
  claims(request: IncomingMessage): boolean;
  /**
   * Answers a request; never rejects.
   * @param site has the recipient, the names of the fields and the words of the answer
   */
  handle(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

interface Answer {
  status: number;
  message: string;
}

/** URL encoding needs up to six bytes for one: a line break is sent as %0D%0A. The other fields are short. */
const MAX_BODY_BYTES = 6 * MESSAGE_LIMIT_BYTES + 256 * 1024;
const TAKEN: Answer = { status: 200, message: 'The form was submitted successfully.' };
const refused = (status: number, message: string): Answer => ({ status, message });

const isAjax = ({ url = '' }: IncomingMessage) => url.startsWith('/ajax/');

/**
 * Stands in for the form-to-email service while the site is served on this machine, with FormSubmit's interface:
 * `POST /ajax/{email}` for scripts, `POST /{email}` for plain forms. Instead of sending a message, it saves an `.eml` file,
 * which every mail program opens. It answers with 200 only when the message is on disk, or was dropped as a robot's.
 * @param outbox folder of the messages; created with the first one
 */
export function createMailStandIn(outbox: string, log: (line: string) => void = console.log): MailStandIn {
  async function receive({ company }: Site, request: IncomingMessage): Promise<Answer> {
    if (request.method !== 'POST') return refused(405, 'Please send a form.');
    if (isForeign(request)) return refused(403, 'Messages from this page are not taken.');
    if (recipientOf(request) !== company.email.toLowerCase()) return refused(404, 'Unknown recipient.');
    const body = await readBody(request);
    if (!body) return refused(413, 'The message is too long.');
    const form = await parseForm(body, request.headers['content-type']);
    if (!form) return refused(400, 'The form cannot be read.');
    const sender = headerText(form.get('email') ?? '');
    if (form.get(SERVICE_FIELDS.honeypot)) {
      log(
        `Message from ${sender} dropped: the hidden field “${SERVICE_FIELDS.honeypot}” was filled in, as only bots do.`,
      );
      return TAKEN;
    }
    const title = form.get(SERVICE_FIELDS.subject) ?? '';
    for (const name of Object.values(SERVICE_FIELDS)) form.delete(name);
    log(`Message from ${sender} saved as ${await saveMessage(outbox, company.email, title, form)}`);
    return TAKEN;
  }

  return {
    claims: (request) => isAjax(request) || request.method === 'POST',
    async handle(site, request, response) {
      const answer = await receive(site, request).catch((error: unknown) => {
        log(`Message NOT saved: ${error}`);
        return refused(500, 'The message could not be saved.');
      });
      const { status, message } = answer;
      const [type, body] = isAjax(request)
        ? ['application/json', JSON.stringify({ success: String(status < 400), message })]
        : ['text/html', page(site, answer)];
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, ...HEADERS }).end(body);
    },
  };
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Browsers send the page's origin with every POST; a request without it does not come from a page. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

/** The address in a path such as `/ajax/hello@cedarline.example`; empty if it is malformed. */
const recipientOf = ({ url = '' }: IncomingMessage): string =>
  (percentDecoded(url.replace(/\?.*$/s, '').replace(/^\/(ajax\/)?/, '')) ?? '').toLowerCase();

/** The body of a request; undefined if it is too long. What is too much is read and dropped, so that its sender reads the answer. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined;
}

/** The first field of each name, in the form's order; undefined if it is no form of texts. */
async function parseForm(body: Buffer<ArrayBuffer>, type = ''): Promise<Map<string, string> | undefined> {
  const request = new Response(body, { headers: { 'Content-Type': type } });
  const form = await request.formData().catch(() => undefined);
  const fields = new Map<string, string>();
  for (const [name, value] of form ?? []) {
    if (typeof value !== 'string') return undefined;
    if (!fields.has(name)) fields.set(name, value);
  }
  return form && fields;
}

/** The answer to a form that was sent without scripts. */
function page({ contactForm, company, words }: Site, { status, message }: Answer): string {
  const { heading, text } = status < 400 ? contactForm.success : contactForm.failure;
  const lines = [text.replaceAll('{email}', company.email), ...(status < 400 ? [] : [message])];
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(heading)}</title><h1>${escapeHtml(heading)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<a href="/">${escapeHtml(words.errorHome)}</a>`;
}
