/** A company that uses everything beyond the real site: tests/site/office. */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FIRST_WINDOW, weighPage } from '../../scripts/lib/page-weight.ts';
import { axeViolations } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { NOTICE_DAY } from './support/office-site.ts';
import { overflowing } from './support/overflowing.ts';
import { expectSoundOnPaper } from './support/print.ts';
import { recordShifts } from './support/record-shifts.ts';
import { resize } from './support/resize.ts';
import { expect, type Page, testOfOffice as test } from './support/test.ts';
import { unseen } from './support/unseen.ts';
import { DESKTOP, frameDrawn, hydrated, open, PHONE, readThrough } from './support/visitor.ts';

// One build for all: in one worker, in order.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const addresses = ['/', '/help', '/contact'];
const WIDTHS = [320, 768, 1440];

const notice = (page: Page) => page.getByRole('complementary');

for (const address of addresses)
  test(`${address}: axe finds nothing with everything open, nothing reaches past the edge, and the budgets hold`, async ({
    page,
    office,
  }) => {
    const complaints = await complaintsOf(page);
    await page.clock.setFixedTime(NOTICE_DAY);
    await page.setViewportSize(PHONE);
    await open(page, address);
    await readThrough(page);
    await expect(notice(page)).toBeVisible();
    for (const width of WIDTHS) {
      await resize(page, width);
      expect.soft(await overflowing(page), `${width} px wide`).toEqual([]);
    }
    for (const question of await page.locator('summary').all()) await question.click();
    for (const { width } of [PHONE, DESKTOP]) {
      await resize(page, width);
      expect.soft(await axeViolations(page), `${width} px wide`).toEqual([]);
    }
    expect(complaints).toEqual([]);
    const { html, content } = weighPage(office.dist, address);
    expect(html).toBeLessThan(FIRST_WINDOW);
    expect(content).toBeLessThan(3_100);
  });

test('the notice is there before the first paint on its days, by the visitor’s clock', async ({ page }) => {
  const shifts = await recordShifts(page);
  for (const [day, isShown] of [
    ['2026-07-01T00:00:00', true],
    ['2026-07-04T00:00:00', false],
  ] as const) {
    await page.clock.setFixedTime(new Date(day));
    await open(page, '/');
    await expect(notice(page), day).toBeVisible({ visible: isShown });
    // The typeface moves the header's links by a hair on every page.
    const moved = (await shifts()).reduce((sum, { value }) => sum + value, 0);
    expect(moved.toFixed(2), day).toBe('0.00');
    // The header follows the notice, and stays when that has scrolled away.
    const { y = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(y > 0, day).toBe(isShown);
    await page.evaluate(() => scrollTo(0, 400));
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  }
});

test('the notice is announced, and stays closed until its words change', async ({ page }) => {
  await page.clock.setFixedTime(NOTICE_DAY);
  await open(page, '/');
  await expect(notice(page).getByRole('status')).toHaveText(/closed on Friday, July 3/);
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(notice(page)).toBeHidden();
  // As if the one that was closed had other words.
  await page.evaluate(() => {
    localStorage['closed-notice'] = localStorage['closed-notice'].replace('Friday', 'Monday');
  });
  await page.reload();
  await hydrated(page);
  await expect(notice(page)).toBeVisible();
  await test.step('the menu of a phone covers it', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(notice(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(notice(page)).toBeVisible();
  });
});

test.describe('far in the west', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' });

  test('the notice begins and ends where the visitor is', async ({ page }) => {
    for (const [instant, isShown] of [
      ['2026-07-01T10:00:00Z', false],
      ['2026-07-04T05:00:00Z', true],
    ] as const) {
      await page.clock.setFixedTime(new Date(instant));
      await open(page, '/');
      await expect(notice(page), instant).toBeVisible({ visible: isShown });
    }
  });
});

test('a question opens at its own address: on load, by a link, by a hash in the window, and where a search finds its answer', async ({
  page,
}) => {
  const answer = page.getByText('Within the hour, day and night, for everyone');
  await page.goto('/help#how-fast');
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  await page.goto('/help');
  await expect(answer).toBeHidden();
  await page.evaluate(() => {
    location.hash = 'how-fast';
  });
  await expect(answer).toBeVisible();
  await open(page, '/');
  await page.getByRole('link', { name: 'Ask How Fast' }).click();
  await expect(answer).toBeInViewport();
  await expect(page.getByText('How fast do you answer?')).toBeInViewport();
  // No script can use a browser's search; it reveals what it finds as a link to a text does.
  await page.goto('/help#:~:text=They%20are%20handed%20over');
  await expect(page.getByText('They are handed over on the last day')).toBeInViewport();
});

test('search engines and visitors learn of questions, offices, hours and the year of the build', async ({
  page,
}) => {
  const dataAt = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    const [data = ''] = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/s.exec(html) ?? [];
    return JSON.parse(data)['@graph'];
  };
  const [, faq] = await dataAt('/help');
  expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Who owns the drawings?' }, {}] });
  expect(faq.mainEntity[1].acceptedAnswer.text).toMatch(/^Within the hour/);
  const [company] = await dataAt('/');
  expect(company.openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
    { dayOfWeek: ['Saturday'], closes: '12:00' },
  ]);
  expect(company.department).toMatchObject([
    { name: 'Example Networks, Berlin', address: { addressCountry: 'DE', addressLocality: 'Berlin' } },
    { name: 'Example Networks, London' },
  ]);
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'));
  await open(page, '/contact');
  await expect(page.locator('.detail-list')).toContainText('10115 Berlin');
  await expect(page.locator('.detail-list')).toContainText('Mon – Fri: 8:00 AM – 6:00 PM');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('N1 9GU');
  await expect(footer).toContainText('© 2026 Example Networks');
});

test('files are saved or shown, under their names, and kept for a year; links lead to them from everywhere, and scripts leave them alone', async ({
  page,
  request,
  office,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/help');
  const save = page.getByRole('link', { name: /Checklist for moving day TXT, 1.kB/ });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('Moving-day.txt');
  const shown = await page.getByRole('link', { name: /Price list/ }).getAttribute('href');
  const pdf = await request.get(shown ?? '');
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(pdf.headers()['content-disposition']).toBeUndefined();
  await expect(page).toHaveURL('/help');
  asked.length = 0;
  await readThrough(page);
  const button = page.getByRole('link', { name: 'Compare the plans (CSV, 1 kB)' });
  await button.hover();
  const [other] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(other.suggestedFilename()).toBe('Plans-rates.csv');
  await expect(page).toHaveURL('/help');
  const plans = await button.getAttribute('href');
  expect(asked.filter((path) => /files|Plans|price-list/.test(path))).toEqual([plans]);

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Plans (CSV, 1 kB)' })).toHaveAttribute('href', plans ?? '');
  await page.getByRole('button', { name: 'More' }).click();
  const inMenu = page.getByRole('banner').getByRole('link', { name: 'Price List (PDF, 1 kB)' });
  const list = (await inMenu.getAttribute('href')) ?? '';
  await open(page, '/privacy');
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    /^form for your data.\(CSV, 1 kB\)$/,
    /^price list.\(PDF, 1 kB\)$/,
  ]);
  await expect(page.getByRole('link', { name: 'price list (PDF, 1 kB)' })).toHaveAttribute('href', list);

  // What only a hidden section links to is not published.
  const files = await readdir(join(office.dist, 'files'), { recursive: true });
  expect(
    files
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => basename(name))
      .sort(),
  ).toEqual(['Moving-day.txt', 'Plans-rates.csv', 'price-list.pdf']);
});

test('a hidden page is at its address alone, a hidden section nowhere, and an old address leads to the page', async ({
  page,
  request,
}) => {
  await open(page, '/not-yet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Yet');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('a[href="/not-yet"]')).toHaveCount(0);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('not-yet');
  expect(await (await request.get('/_content/index.json')).text()).not.toContain('Summer Offer');
  await page.goto('/questions/?from=card');
  await expect(page).toHaveURL('/help?from=card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions & Files');
});

test('the hero keeps its focal point at every width', async ({ page }) => {
  await open(page, '/');
  for (const width of WIDTHS) {
    await resize(page, width);
    const picture = page.locator('.hero-picture img');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const greens = await picture.evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      const { width, height } = image.getBoundingClientRect();
      Object.assign(canvas, { width, height });
      const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
      const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(
        image,
        ((width - image.naturalWidth * scale) * x) / 100,
        ((height - image.naturalHeight * scale) * y) / 100,
        image.naturalWidth * scale,
        image.naturalHeight * scale,
      );
      const { data = [] } = context?.getImageData(0, 0, width, height) ?? {};
      let count = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at + 1] ?? 0) > 150) count++;
      return count;
    });
    expect.soft(greens, `${width} px wide`).toBeGreaterThan(100);
  }
});

test('on paper every answer can be read, and headings have their content', async ({ page }) => {
  await page.clock.setFixedTime(NOTICE_DAY);
  for (const address of ['/', '/help']) {
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    await frameDrawn(page);
    for (const answer of await page.locator('.question-answer').all()) {
      const box = await answer.boundingBox();
      expect(box?.height).toBeGreaterThan(10);
    }
    await expect(notice(page)).toBeHidden();
    const [header, title] = [
      await page.locator('.header').boundingBox(),
      await page.locator('h1').boundingBox(),
    ];
    expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expectSoundOnPaper(page);
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read whole, questions open, files are offered, and the notice of the day is there', async ({
    page,
  }) => {
    await page.goto('/help');
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole('button')).toBeHidden();
    await page.getByText('Who owns the drawings?').click();
    await expect(page.getByText('They are handed over on the last day')).toBeVisible();
    await page.goto('/help#how-fast');
    await expect(page.getByText('Within the hour')).toBeVisible();
    await expect(page.getByRole('link', { name: /Price list/ })).toHaveAttribute(
      'href',
      /^\/files\/.*\.pdf$/,
    );
    for (const address of addresses) {
      await page.goto(address);
      for (const question of await page.locator('summary').all()) await question.click();
      expect(await unseen(page), address).toEqual([]);
    }
  });
});
