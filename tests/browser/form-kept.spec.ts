/** What a visitor has typed or sent, when the page goes away, comes late or comes back. */
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import { expect, type Page, testInBrowser as test } from './support/test.ts';
import { APP, holdBack } from './support/visitor.ts';

let form: ContactForm;
let letGo: () => void;

test.beforeEach(({ page, site }) => {
  form = new ContactForm(page);
  letGo = site.mail.holdAnswers();
});

const SENT = 'Message sent successfully';

async function followToAbout(page: Page) {
  await page.locator('.footer a[href="/about"]').first().click();
  await expect(page).toHaveURL('/about');
}

test('what was typed survives a reload and a wrong link, stays out of another tab, and goes when it is sent', async ({
  page,
  context,
}) => {
  await form.open();
  await form.fill();
  await page.reload();
  await form.ready();
  await form.expectValues(MESSAGE);
  await followToAbout(page);
  await page.goBack();
  await form.expectValues(MESSAGE);
  await test.step('another tab', async () => {
    const other = new ContactForm(await context.newPage());
    await other.open();
    await other.expectValues({});
    await other.page.close();
  });
  letGo();
  await form.button.click();
  await expect(form.banner).toContainText(SENT);
  await page.reload();
  await form.ready();
  await form.expectValues({});
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /form/.test(key)))).toEqual(
    [],
  );
});

test('a message sent before hydration is checked, kept, and sent once after it', async ({ page, site }) => {
  const bring = await holdBack(page, APP);
  await page.goto('/contact');
  await form.button.click();
  bring();
  await expect(form.banner).toContainText('Please fill out the name field.');
  await expect(form.field('name')).toBeFocused();
  expect(site.mail.requests).toEqual([]);
  await page.unroute(APP);
  const bringAgain = await holdBack(page, APP);
  await page.reload();
  await form.fill();
  await form.button.dblclick();
  bringAgain();
  await expect(form.button).toHaveText('Sending...');
  await form.expectValues(MESSAGE);
  letGo();
  await expect(form.banner).toContainText(SENT);
  await expect(page).toHaveURL('/contact');
  expect(site.mail.mails).toHaveLength(1);
  expect(site.mail.requests.map(({ url }) => url)).toEqual([`POST /ajax/${site.content.company.email}`]);
});

test('a message goes on while the visitor reads another page: the form still shows it on return, or a toast says how it ended', async ({
  page,
  site,
}) => {
  await form.open();
  await form.fill();
  await form.button.click();
  await expect.poll(() => site.mail.mails.length).toBe(1);
  await followToAbout(page);
  await page.goBack();
  await expect(form.button).toHaveText('Sending...');
  await form.expectValues(MESSAGE);
  letGo();
  await expect(form.banner).toContainText(SENT);
  await form.expectValues({});
  expect(site.mail.requests).toHaveLength(1);
  await test.step('a toast', async () => {
    letGo = site.mail.holdAnswers();
    await form.fill();
    await form.button.click();
    await followToAbout(page);
    letGo();
    await expect(page.locator('.toast')).toContainText('Thanks! Your message was sent.');
  });
});

test('a page left while sending comes back from the cache idle, with a banner', async ({ page, site }) => {
  await form.open();
  await form.fill();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await form.button.click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  await page.goto('/about');
  await page.evaluate(() => history.back());
  await expect(form.banner).toContainText('Couldn’t send message');
  expect(await page.evaluate(() => (window as never as { persisted: boolean }).persisted)).toBe(true);
  await form.expectIdle();
  await form.expectValues(MESSAGE);
  expect(site.mail.mails.length).toBeLessThanOrEqual(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page shows email and phone, and the form posts to the plain endpoint', async ({
    page,
    site,
  }) => {
    const { email, phone } = site.content.company;
    await page.goto('/contact');
    await expect(page.locator('main').getByText(email)).toBeVisible();
    await expect(page.locator('main').getByText(phone)).toBeVisible();
    await expect(page.locator('.copy-button').first()).toBeHidden();
    await form.fill();
    letGo();
    await form.button.click();
    await page.waitForURL(`${site.mail.url}/${email}`);
    expect(site.mail.requests[0]?.url).toBe(`POST /${email}`);
    expect(site.mail.mails).toMatchObject([{ name: MESSAGE.name, email: MESSAGE.email, _captcha: 'false' }]);
  });
});
