/** What a visitor has typed or sent, when the page goes away, comes late or comes back. */
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import { expect, testWithPageCache as test } from './support/test.ts';
import { APP, holdBack } from './support/visitor.ts';

let form: ContactForm;
let letGo: () => void;

test.beforeEach(({ page, site }) => {
  form = new ContactForm(page);
  site.mail.hold = new Promise((resolve) => {
    letGo = resolve;
  });
});

test('what was typed survives a reload and a wrong link, until it is sent', async ({ page, site }) => {
  await form.open();
  await form.fill();
  await page.reload();
  await form.ready();
  await form.expectValues(MESSAGE);

  await page.locator('.footer a[href="/about"]').first().click();
  await page.waitForURL(`${site.url}/about`);
  await page.goBack();
  await form.expectValues(MESSAGE);

  letGo();
  await form.button.click();
  await expect(form.banner).toContainText('Message sent successfully');
  await page.reload();
  await form.ready();
  await form.expectValues({});
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /form/.test(key)))).toEqual(
    [],
  );
});

test('what was typed survives a crash of the tab', async ({ page, context }) => {
  await form.open();
  await form.fill();
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => {}); // the tab that would answer is gone
  await crashed;
  // Playwright has given up on the page; the tab itself comes back.
  await devtools.send('Page.reload');
  const expression = `document.querySelector('.toasts') &&
    ['name', 'email', 'title', 'message'].map((name) => document.querySelector('.contact-form').elements[name].value)`;
  await expect
    .poll(
      async () => (await devtools.send('Runtime.evaluate', { expression, returnByValue: true })).result.value,
    )
    .toEqual(Object.values(MESSAGE));
});

test('what was typed in one tab stays out of another', async ({ context }) => {
  await form.open();
  await form.fill();
  const other = new ContactForm(await context.newPage());
  await other.open();
  await other.expectValues({});
});

test.describe('a message sent before hydration', () => {
  test('is sent after hydration, and only once', async ({ page, site }) => {
    const bring = await holdBack(page, APP);
    await page.goto(`${site.url}/contact`);
    await form.fill();
    await form.button.dblclick();
    bring();
    await expect(form.button).toHaveText('Sending...');
    letGo();
    await expect(form.banner).toContainText('Message sent successfully');
    await expect(page).toHaveURL(`${site.url}/contact`);
    expect(site.mail.mails).toHaveLength(1);
    expect(site.mail.requests.map(({ url }) => url)).toEqual([`POST /ajax/${site.content.company.email}`]);
  });

  test('is checked first', async ({ page, site }) => {
    const bring = await holdBack(page, APP);
    await page.goto(`${site.url}/contact`);
    await form.button.click();
    bring();
    await expect(form.banner).toContainText('Please fill out the name field.');
    await expect(form.field('name')).toBeFocused();
    expect(site.mail.requests).toEqual([]);
  });

  test('is sent by the browser where the app does not come', async ({ page, site }) => {
    letGo();
    await page.route(APP, (route) => route.abort());
    await page.goto(`${site.url}/contact`);
    await form.fill();
    await form.button.click();
    await page.waitForURL(`${site.mail.url}/**`);
    expect(site.mail.mails).toHaveLength(1);
  });
});

test('what was typed before hydration stays, and can be sent', async ({ page, site }) => {
  const bring = await holdBack(page, APP);
  await page.goto(`${site.url}/contact`);
  await form.fill();
  bring();
  await form.ready();
  await form.expectValues(MESSAGE);
  letGo();
  await form.button.click();
  await expect(form.banner).toContainText('Message sent successfully');
  expect(site.mail.mails).toHaveLength(1);
});

test('a message goes on while the visitor reads another page, and the form still shows it on return', async ({
  page,
  site,
}) => {
  await form.open();
  await form.fill();
  await form.button.click();
  await expect.poll(() => site.mail.mails.length).toBe(1);
  await page.locator('.footer a[href="/about"]').first().click();
  await page.waitForURL(`${site.url}/about`);
  await page.goBack();
  await expect(form.button).toHaveText('Sending...');
  await form.expectValues(MESSAGE);
  letGo();
  await expect(form.banner).toContainText('Message sent successfully');
  await form.expectValues({});
  expect(site.mail.requests).toHaveLength(1);
});

test('a message sent while the visitor reads another page is reported there', async ({ page, site }) => {
  await form.open();
  await form.fill();
  await form.button.click();
  await page.locator('.footer a[href="/about"]').first().click();
  await page.waitForURL(`${site.url}/about`);
  letGo();
  await expect(page.locator('.toast')).toContainText('Thanks! Your message was sent.');
});

test('a page left while sending comes back from the cache idle, with a banner', async ({ page, site }) => {
  await form.open();
  await form.fill();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await form.button.click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  await page.goto(`${site.url}/about`);
  await page.evaluate(() => history.back());
  await expect(form.banner).toContainText('Couldn’t send message');
  expect(await page.evaluate(() => (window as never as { persisted: boolean }).persisted)).toBe(true);
  await form.expectIdle();
  await form.expectValues(MESSAGE);
  expect(site.mail.mails.length).toBeLessThanOrEqual(1);
});

test('the form sends where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await form.open();
  await form.fill();
  letGo();
  await form.button.click();
  await expect(form.banner).toContainText('Message sent successfully');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page shows email and phone, and the form posts to the plain endpoint', async ({
    page,
    site,
  }) => {
    const { email, phone } = site.content.company;
    await page.goto(`${site.url}/contact`);
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
