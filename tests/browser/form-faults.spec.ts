/**
 * The form under faults: what a visitor is told, and how many requests and mails there are. Two submits of other ways, and
 * a service that never answers, are in src/site/sections/contact-form.
 */
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import type { FaultServer, ServerFault } from './support/fault-server.ts';
import { expect, type Page, testInBrowser as test } from './support/test.ts';

/** Faults that the server does not cause. */
type NetworkFault = 'offline' | 'a slow upload';
type Fault = ServerFault | NetworkFault;

/** Whether the visitor is told that the message was sent, and the mails that were delivered. */
const cases: [fault: Fault, sent: boolean, mails: 0 | 1][] = [
  [204, true, 1],
  [500, false, 0],
  ['redirect', false, 0],
  ['redirect with its message', false, 0],
  ['no CORS header', false, 1],
  ['reset before delivery', false, 0],
  ['reset after delivery', false, 1],
  ['a body that never ends', true, 1],
  ['offline', false, 0],
  ['a slow upload', true, 1],
];

const SENT = 'Message sent successfully';
const FAILURE = 'Couldn’t send message';

/** Takes about a second and a half at the speed of the slow upload. */
const LONG = { ...MESSAGE, message: `${'A long letter. '.repeat(400)}End.` };

/** @returns the function that ends the fault */
async function inflict(fault: Fault, page: Page, mail: FaultServer): Promise<() => Promise<unknown>> {
  if (fault === 'offline') {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  if (fault === 'a slow upload') {
    const devtools = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4096 };
    await devtools.send('Network.emulateNetworkConditions', slow);
    return () => devtools.detach();
  }
  mail.fault = fault;
  return () => mail.reset();
}

test.describe.configure({ timeout: 60_000 });
// Messages are counted here; motion has its own tests.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let form: ContactForm;
let posts: number;

test.beforeEach(async ({ page }) => {
  posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts++;
  });
  form = new ContactForm(page);
});

/** Waits for the end of a send, and checks everything about it. */
async function expectOutcome(sent: boolean, message = MESSAGE) {
  await expect(form.banner).toContainText(sent ? SENT : FAILURE);
  await form.expectIdle();
  await form.expectValues(sent ? {} : message);
}

// One page for all: to open another one takes longer than to send.
test('each fault is told as what it is, and costs neither what was typed nor a second request', async ({
  page,
  site,
}) => {
  await form.open();
  for (const [fault, sent, mails] of cases)
    await test.step(String(fault), async () => {
      await site.mail.reset();
      posts = 0;
      const message = fault === 'a slow upload' ? LONG : MESSAGE;
      await form.fill(message);
      const end = await inflict(fault, page, site.mail);
      await form.button.dblclick();
      await expectOutcome(sent, message);
      expect(posts).toBe(1);
      expect(site.mail.mails).toHaveLength(mails);
      await end();
    });
});

test('a page that is left or reloaded while sending says that the message may not have come, and keeps it', async ({
  page,
  site,
}) => {
  await form.open();
  await form.fill();
  for (const leave of [
    async () => {
      await page.goto(`${site.url}/robots.txt`);
      await page.evaluate(() => history.back());
      await page.waitForURL(`${site.url}/contact`, { waitUntil: 'commit' });
    },
    async () => {
      await page.reload();
    },
  ]) {
    await site.mail.reset();
    posts = 0;
    const letGo = site.mail.holdAnswers();
    await form.button.click();
    await expect(form.button).toHaveText('Sending...');
    await expect.poll(() => site.mail.requests.length).toBe(1);
    await leave();
    letGo();
    await expect(form.banner).toContainText(FAILURE);
    await form.ready();
    await expectOutcome(false);
    expect(posts).toBe(1);
  }
  await test.step('reloaded later, it says nothing any more', async () => {
    await page.reload();
    await form.ready();
    await form.expectValues(MESSAGE);
    await expect(form.banner).toHaveCount(0);
  });
});
