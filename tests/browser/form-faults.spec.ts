/** The form under faults: each fault by each thing that a visitor does, counting requests and mails. */
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import type { FaultServer, ServerFault } from './support/fault-server.ts';
import { expect, type Page, testWithPageCache as test } from './support/test.ts';

/** Faults that the server does not cause. */
type NetworkFault = 'offline' | 'blocked by an extension' | 'DNS failure' | 'a slow upload';

interface Case {
  fault: ServerFault | NetworkFault;
  sent: boolean;
  /** Mails that one request delivers. */
  mails: 0 | 1;
  /** It fails before a visitor could leave the page. */
  atOnce?: boolean;
}

const cases: Case[] = [
  { fault: 200, sent: true, mails: 1 },
  { fault: 204, sent: true, mails: 1 },
  { fault: 400, sent: false, mails: 0 },
  { fault: 404, sent: false, mails: 0 },
  { fault: 429, sent: false, mails: 0 },
  { fault: 500, sent: false, mails: 0 },
  { fault: 'redirect', sent: false, mails: 0 },
  { fault: 'redirect with its message', sent: false, mails: 0 },
  { fault: 'no CORS header', sent: false, mails: 1 },
  { fault: 'refused', sent: false, mails: 0, atOnce: true },
  { fault: 'reset before delivery', sent: false, mails: 0, atOnce: true },
  { fault: 'reset after delivery', sent: false, mails: 1 },
  { fault: 'headers without a body', sent: true, mails: 1 },
  { fault: 'a body that never ends', sent: true, mails: 1 },
  { fault: 'no answer', sent: false, mails: 1 },
  { fault: 'offline', sent: false, mails: 0, atOnce: true },
  { fault: 'blocked by an extension', sent: false, mails: 0, atOnce: true },
  { fault: 'DNS failure', sent: false, mails: 0, atOnce: true },
  { fault: 'a slow upload', sent: true, mails: 1 },
];

const CALL = '**/ajax/**';
const FAILURE = 'Couldn’t send message';

/** Takes about a second and a half at the speed of the slow upload. */
const LONG = { ...MESSAGE, message: `${'A long letter. '.repeat(400)}End.` };

async function inflict(fault: Case['fault'], page: Page, mail: FaultServer): Promise<void> {
  if (fault === 'offline') return page.context().setOffline(true);
  if (fault === 'refused') return mail.refuse();
  if (fault === 'blocked by an extension') await page.route(CALL, (route) => route.abort('blockedbyclient'));
  else if (fault === 'DNS failure') await page.route(CALL, (route) => route.abort('namenotresolved'));
  else if (fault === 'a slow upload') {
    const devtools = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4096 };
    await devtools.send('Network.emulateNetworkConditions', slow);
  } else mail.fault = fault;
}

/** Presses Enter twice without waiting for the page in between, as fingers do. */
async function pressEnterTwice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  const press = () => [
    devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...key }),
    devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ];
  await Promise.all([...press(), ...press()]);
  await devtools.detach();
}

// Each test sends several messages, and one fault is a slow upload.
test.describe.configure({ timeout: 120_000 });
// Messages are counted here; motion has its own tests.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { fault, sent, mails, atOnce } of cases) {
  test.describe(`Fault: ${fault}`, () => {
    const heading = sent ? 'Message sent successfully' : FAILURE;
    const message = fault === 'a slow upload' ? LONG : MESSAGE;
    let form: ContactForm;
    let requests: number;

    test.beforeEach(async ({ page, site }) => {
      requests = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') requests++;
      });
      if (fault === 'no answer') await page.clock.install();
      form = new ContactForm(page);
      await form.open();
      await form.fill(message);
      await inflict(fault, page, site.mail);
    });

    /** Waits for the end of a send, and checks everything about it. */
    async function expectOutcome(mail: FaultServer, wishes: number) {
      await expect.poll(() => requests).toBe(wishes);
      if (fault === 'no answer') {
        // Time must not run out before the message has arrived.
        await expect.poll(() => mail.mails.length).toBe(wishes);
        await form.page.clock.runFor(20_000);
      }
      await expect(form.banner).toContainText(heading);
      await form.expectIdle();
      await form.expectValues(sent ? {} : message);
      expect(requests).toBe(wishes);
      expect(mail.mails).toHaveLength(wishes * mails);
    }

    /** Keeps answers back. @returns the function that lets them go */
    function holdAnswers(mail: FaultServer): () => void {
      let letGo = () => {};
      mail.hold = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    }

    /** Sends for the nth time, and stops in the middle of it. @returns the function that lets the answer go */
    async function sendHalf(mail: FaultServer, nth: number): Promise<() => void> {
      const letGo = holdAnswers(mail);
      await form.button.click();
      await expect(form.button).toHaveText('Sending...');
      if (fault !== 'a slow upload') await expect.poll(() => mail.requests.length).toBe(nth);
      return letGo;
    }

    /** Checks that the form is as before a send that was broken off. @param broken off so far */
    async function expectNotSent(mail: FaultServer, wishes: number, broken: number) {
      await form.ready();
      await form.expectIdle();
      await form.expectValues(message);
      expect(requests).toBe(wishes);
      expect(mail.mails.length).toBeLessThanOrEqual((wishes - broken) * mails + broken);
    }

    /** Leaves for another document, a small one, and comes back. */
    async function leaveAndComeBack(page: Page, url: string, meanwhile = () => {}) {
      await page.goto(`${url}/robots.txt`);
      meanwhile();
      await page.evaluate(() => history.back());
      await page.waitForURL(`${url}/contact`, { waitUntil: 'commit' });
    }

    // One page for all: to open another one takes longer than to send.
    test('sent in every way, then left or reloaded while sending', async ({ page, site }) => {
      await test.step('Enter twice', async () => {
        // First, because an Enter soon after another send counts as a part of that one.
        const letGo = holdAnswers(site.mail);
        await form.field('title').focus();
        await pressEnterTwice(page);
        letGo();
        await expectOutcome(site.mail, 1);
      });
      await test.step('one click', async () => {
        await form.fill(message);
        await form.button.click();
        await expectOutcome(site.mail, 2);
      });
      await test.step('a double click', async () => {
        await form.fill(message);
        await form.button.dblclick();
        await expectOutcome(site.mail, 3);
      });
      await test.step('two submits in one task', async () => {
        await form.fill(message);
        await page.evaluate(() => {
          const element = document.querySelector<HTMLFormElement>('.contact-form');
          element?.requestSubmit();
          element?.requestSubmit();
        });
        await expectOutcome(site.mail, 4);
      });
      await form.fill(message);
      if (atOnce) {
        await test.step('left after it has failed, then reloaded', async () => {
          await form.button.click();
          await expectOutcome(site.mail, 5);
          if (fault === 'offline') await page.context().setOffline(false);
          await leaveAndComeBack(page, site.url);
          await expectNotSent(site.mail, 5, 0);
          await page.reload();
          await expectNotSent(site.mail, 5, 0);
          await expect(form.banner).toHaveCount(0);
        });
        return;
      }
      await test.step('left while sending', async () => {
        await leaveAndComeBack(page, site.url, await sendHalf(site.mail, 5));
        await expect(form.banner).toContainText(FAILURE);
        await expectNotSent(site.mail, 5, 1);
      });
      await test.step('reloaded while sending', async () => {
        const letGo = await sendHalf(site.mail, 6);
        await page.reload();
        letGo();
        await expect(form.banner).toContainText(FAILURE);
        await expectNotSent(site.mail, 6, 2);
      });
    });
  });
}
