/** Content that does not come, comes too late, or is another page's: the document is loaded, and the visitor sees a sign. */
import { BUSY_AFTER_MS, CONTENT_TIMEOUT_MS } from '../../src/constants.ts';
import { expect, type Page, test } from './support/test.ts';
import { changeContent, header, headingOf, open, wake } from './support/visitor.ts';

const company = (page: Page) => header(page).getByRole('link', { name: 'Company' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sign = (page: Page) => page.locator('.progress');
const ABOUT = '**/_content/about.json';

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

test('content that comes in time shows no sign any more, and no document is loaded', async ({ page }) => {
  let answer = () => {};
  await page.route(ABOUT, (route) => {
    answer = () => void route.continue();
  });
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await company(page).click();
  await expect(sign(page)).toBeVisible();
  answer();
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await expect(sign(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('content that hangs does not hold up other links, and is requested again', async ({ page }) => {
  let requests = 0;
  await page.route(ABOUT, (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
  });
  const timedOut = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/_content/about.json'),
  );
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await company(page).click();
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(heading(page)).toHaveText('Contact Us');
  await timedOut;
  await company(page).click();
  await expect(heading(page)).toHaveText(headingOf('/about'));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
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
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('link', { name: 'Vision' }).click();
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await expect(page).toHaveURL('/about#vision');
  await expect(page.locator('#vision')).toBeInViewport();
});

test('Back to a page whose content cannot be had loads its document, with its hash', async ({ page }) => {
  await open(page, '/about#vision');
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(heading(page)).toHaveText('Contact Us');
  await page.route(ABOUT, (route) => route.abort());
  await page.reload();
  await wake(page);
  await page.goBack();
  await expect(page).toHaveURL('/about#vision');
  await expect(heading(page)).toHaveText(headingOf('/about'));
});

test('a form that is sent while the page’s own content hangs is sent all the same', async ({ page }) => {
  await page.route('**/_content/contact.json', () => {});
  await page.goto('/contact');
  for (const name of ['Name', 'Email', 'Title', 'Message'])
    await page.getByLabel(name, { exact: true }).fill(name === 'Email' ? 'ada@example.com' : 'Ada');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await sent;
});

for (const [what, change] of [
  ['no version', { version: undefined }],
  ['a version that is no text', { version: 7 }],
  ['no sections', { page: { address: '/about' } }],
  ['another address', { page: { address: '/contact', sections: [] } }],
  ['nothing but sections', undefined],
] as const) {
  test(`an answer with ${what} counts as none`, async ({ page }) => {
    const content = await (await page.request.get('/_content/about.json')).json();
    content.page.sections[0].title = 'Not to be shown';
    const json = change ? { ...content, ...change } : { page: { sections: [] } };
    await page.route(ABOUT, (route) => route.fulfill({ json }));
    await open(page, '/');
    await company(page).click();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText(headingOf('/about'));
    await expect(
      page.getByRole('heading', { name: 'Our Vision' }).or(page.locator('#vision')).first(),
    ).toBeVisible();
  });
}

test('on a page that was loaded, content of another page leaves it as it is', async ({ page }) => {
  await page.route(ABOUT, (route) => route.fulfill({ json: { page: { sections: [] } } }));
  await page.goto('/about');
  const answered = page.waitForResponse(ABOUT);
  await page.mouse.move(5, 5);
  await answered;
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await page.unroute(ABOUT);
  await page.goto('/contact');
  await wake(page);
});

const SECTION_STYLES = '**/assets/sections.*.css';

test('a link leads to a page with the style sheets of its sections', async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await company(page).click();
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await expect(page.locator('.stat-list')).toHaveCSS('display', 'grid');
  // One of the styles that a document loads late.
  await expect(page.locator('.card-lead')).toHaveCSS('row-gap', '0px');
  await expect(page.locator('style[data-section]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('if the style sheets of the sections do not come, a link loads the document', async ({ page }) => {
  await page.route(SECTION_STYLES, (route) => route.abort());
  await open(page, '/contact');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await company(page).click();
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await expect(page.locator('.stat-list')).toHaveCSS('display', 'grid');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined();
});
