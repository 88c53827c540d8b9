/** Content that does not come, comes too late, or is another page's: the document is loaded, and the visitor sees a sign. */
import { BUSY_AFTER_MS, CONTENT_TIMEOUT_MS } from '../../src/site/page/content.ts';
import { expect, type Page, test } from './support/test.ts';
import { changeContent, header, headingOf, open, wake } from './support/visitor.ts';

const company = (page: Page) => header(page).getByRole('link', { name: 'Company' });
const contact = (page: Page) => header(page).getByRole('link', { name: 'Contact', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sign = (page: Page) => page.locator('.progress');
const ABOUT = '**/_content/about.json';

/** From now on it can be told whether a document was loaded. */
const stay = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const hasStayed = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Notes when the page is marked busy, and every layout shift, from a click on. */
const watchBusy = (page: Page) =>
  page.evaluate(() => {
    const seen = { shifts: 0, busyAfter: Number.NaN };
    Object.assign(window, { seen });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        new PerformanceObserver((list) => {
          seen.shifts += list.getEntries().length;
        }).observe({ type: 'layout-shift' });
        const main = document.querySelector('main');
        new MutationObserver(() => {
          seen.busyAfter = performance.now() - timeStamp;
        }).observe(main as Node, { attributeFilter: ['aria-busy'] });
      },
      { capture: true, once: true },
    );
  });

test('a link whose content never comes shows a sign, and then loads the document', async ({ page }) => {
  // Never answered.
  await page.route(ABOUT, () => {});
  await open(page, '/');
  await watchBusy(page);
  const clicked = Date.now();
  await company(page).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(sign(page)).toBeInViewport();
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(seen.busyAfter).toBeGreaterThanOrEqual(BUSY_AFTER_MS);
  expect(seen.shifts).toBe(0);
  await expect(heading(page)).toHaveText(headingOf('/about'));
  expect(Date.now() - clicked).toBeGreaterThan(CONTENT_TIMEOUT_MS / 2);
  await expect(page).toHaveURL('/about');
  await expect(sign(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
});

test('content that hangs holds up no other link, and is requested again; what comes in time shows no sign any more', async ({
  page,
}) => {
  let requests = 0;
  let answer = () => {};
  await page.route(ABOUT, (route) => {
    requests += 1;
    if (requests > 1) answer = () => void route.continue();
  });
  const timedOut = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/_content/about.json'),
  );
  await open(page, '/');
  await stay(page);
  await company(page).click();
  await contact(page).click();
  await expect(heading(page)).toHaveText(headingOf('/contact'));
  await timedOut;
  await company(page).click();
  await expect(sign(page)).toBeVisible();
  answer();
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await expect(sign(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  // With the style sheets of its sections, also the late ones.
  await expect(page.locator('.stat-list')).toHaveCSS('display', 'grid');
  await expect(page.locator('style[data-section]')).toHaveCount(0);
  expect(await hasStayed(page)).toBe(true);
});

// Which content cannot be used is in src/site/page/load.test.ts.
test('content or style sheets that do not come have the document loaded', async ({ page }) => {
  await page.route(ABOUT, (route) => route.abort());
  await open(page, '/contact');
  await stay(page);
  await company(page).click();
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await expect(page).toHaveURL('/about');
  expect(await hasStayed(page)).toBe(false);
  await test.step('style sheets', async () => {
    await page.unroute(ABOUT);
    await page.route('**/assets/sections.*.css', (route) => route.abort());
    await open(page, '/contact');
    await stay(page);
    await company(page).click();
    await expect(heading(page)).toHaveText(headingOf('/about'));
    await expect(page.locator('.stat-list')).toHaveCSS('display', 'grid');
    expect(await hasStayed(page)).toBe(false);
  });
});

test('the document is loaded with the hash of the link', async ({ page }) => {
  await page.route(ABOUT, (route) => route.abort());
  await changeContent(page, '/contact', (content) => {
    content.page.sections.push({
      type: 'cta',
      heading: 'More',
      button: { label: 'Vision', link: '/about#vision' },
    });
  });
  await open(page, '/');
  await contact(page).click();
  await page.getByRole('link', { name: 'Vision' }).click();
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await expect(page).toHaveURL('/about#vision');
  await expect(page.locator('#vision')).toBeInViewport();
});

test('Back to a page whose content cannot be had loads its document, with its hash', async ({ page }) => {
  await open(page, '/about#vision');
  await contact(page).click();
  await expect(heading(page)).toHaveText(headingOf('/contact'));
  await page.route(ABOUT, (route) => route.abort());
  await page.reload();
  await wake(page);
  await page.goBack();
  await expect(page).toHaveURL('/about#vision');
  await expect(heading(page)).toHaveText(headingOf('/about'));
});

test('content of its own that hangs or is another page’s leaves a loaded page as it is, and its form is sent', async ({
  page,
}) => {
  await page.route(ABOUT, (route) => route.fulfill({ json: { page: { sections: [] } } }));
  const answered = page.waitForResponse(ABOUT);
  await page.goto('/about');
  await page.mouse.move(5, 5);
  await answered;
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await page.route('**/_content/contact.json', () => {});
  await page.goto('/contact');
  for (const name of ['Name', 'Email', 'Title', 'Message'])
    await page.getByLabel(name, { exact: true }).fill(name === 'Email' ? 'ada@example.com' : 'Ada');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await sent;
});
