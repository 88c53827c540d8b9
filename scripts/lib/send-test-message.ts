import type { Site } from '../../src/content/index.ts';
import { SERVICE_FIELDS } from '../../src/site/sections/contact-form/send.ts';

/** The result of a test message, and what to do next. */
export interface Verdict {
  outcome: 'delivered' | 'needs activation' | 'refused' | 'unreachable';
  advice: string;
}

const TIMEOUT_MS = 20_000;

/**
 * Sends one test message through the site's mail service, like the contact form.
 * @returns the result; failures of the service do not throw
 */
export async function sendTestMessage(site: Site): Promise<Verdict> {
  const { company, mailService } = site;
  const body = new FormData();
  body.set('name', 'Website check');
  body.set('email', company.email);
  body.set('title', 'Test');
  body.set('message', `This is a test of the contact form on ${site.address}. No answer is needed.`);
  body.set(SERVICE_FIELDS.subject, `Test: ${site.contactForm.subject}`);
  body.set(SERVICE_FIELDS.captcha, 'false');
  body.set(SERVICE_FIELDS.template, 'table');
  body.set(SERVICE_FIELDS.honeypot, '');
  const { origin } = new URL(site.address);
  try {
    const response = await fetch(`${mailService.address}/ajax/${company.email}`, {
      method: 'POST',
      body,
      // The service recognizes a form by its page.
      headers: { Accept: 'application/json', Origin: origin, Referer: `${origin}/` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return verdictOf(response.status, await response.text(), company.email);
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    const advice = `${mailService.address} did not answer (${reason}). Try again, and check mailService in site.yaml.`;
    return { outcome: 'unreachable', advice };
  }
}

function verdictOf(status: number, text: string, email: string): Verdict {
  const { success, message } = parse(text);
  if (/activat/i.test(message))
    return {
      outcome: 'needs activation',
      advice: `The service has sent a link to ${email}. Open it, then run this check again: until then no message arrives.`,
    };
  if (status === 200 && success)
    return {
      outcome: 'delivered',
      advice: `The service has taken the message. Look for it in the inbox of ${email}, and among the junk.`,
    };
  return { outcome: 'refused', advice: `The service answered ${status}: ${message || 'nothing readable'}.` };
}

/** FormSubmit writes `"success":"true"`, other services `true`. */
function parse(text: string): { success: boolean; message: string } {
  try {
    const { success, message } = Object(JSON.parse(text)) as { success?: unknown; message?: unknown };
    return { success: String(success) === 'true', message: typeof message === 'string' ? message : '' };
  } catch {
    return { success: false, message: '' };
  }
}
