/** `npm run dev`: what an editor saves appears by itself, and so do its mistakes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_SITE } from '../sample-site.ts';
import type { DevSite } from './support/dev-site.ts';
import { expect, type Page, testOfDev as test } from './support/test.ts';
import { frameDrawn } from './support/visitor.ts';

// One server for all: a second one would only cost time.
test.describe.configure({ mode: 'default' });

/** Waits until the page is hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.classList.contains('hydrated'));
  await page.evaluate(() => document.fonts.load('1rem "Instrument Sans"'));
  await frameDrawn(page);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

const overlay = (page: Page) => page.locator('content-problems');
const problems = (page: Page) => overlay(page).locator('li');

/** Saves a change, does something, and saves what was there before. */
async function during(
  dev: DevSite,
  file: string,
  change: (text: string) => string,
  then: () => Promise<void>,
) {
  const before = await dev.read(file);
  await dev.edit(file, change);
  try {
    await then();
  } finally {
    await dev.write(file, before);
  }
}

test('no page complains in the console while it loads', async ({ page }) => {
  const complaints: string[] = [];
  const complain = (text: string) => complaints.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('pageerror', (error) => complain(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  for (const address of ['/', '/contact']) await open(page, address);
  expect(complaints).toEqual([]);
  await open(page, '/nothing');
  // Of the page and of its content, which somebody may have written in the meantime.
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
});

test('a saved word appears by itself, nothing else moves, and the form keeps its words and is sent', async ({
  page,
  dev,
}) => {
  await open(page, '/contact');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  const place = async () => Math.round((await page.getByLabel('Name').boundingBox())?.y ?? Number.NaN);
  const before = await place();
  const original = await dev.read('pages/contact.yaml');
  for (const word of ['Once', 'Twice', 'Thrice']) {
    await dev.write('pages/contact.yaml', original.replaceAll('title: Contact Us', `title: ${word}`));
    await page.getByRole('heading', { level: 1, name: word }).waitFor();
    await hydrated(page);
  }
  await expect(page).toHaveTitle(/^Thrice/);
  await expect.poll(place).toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(350);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await dev.write('pages/contact.yaml', original);
  await expect(page.locator('h1')).toHaveText('Contact Us');
  await hydrated(page);
  await test.step('a message arrives in the local outbox', async () => {
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByRole('textbox', { name: 'Title' }).fill('Analyst');
    await page.getByLabel('Message').fill('Hello.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully').first()).toBeVisible();
    expect(readdirSync(dev.outbox).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  });
});

test('site.yaml, Markdown texts, new pictures and what the editor saves are followed', async ({
  page,
  dev,
}) => {
  await open(page, '/about');
  const rights = (text: string) => text.replace('All rights reserved', 'Some rights reserved');
  await during(dev, 'site.yaml', rights, async () => {
    await expect(page.locator('footer')).toContainText('Some rights reserved');
  });
  const decade = (text: string) => text.replace('over a decade', 'far over a decade');
  await during(dev, 'text/our-experience.md', decade, async () => {
    await expect(page.locator('main')).toContainText('far over a decade');
  });
  await expect(page.locator('main')).not.toContainText('far over a decade');
  await test.step('a new picture', async () => {
    await dev.write('images/brand-new.jpg', readFileSync(`${SAMPLE_SITE}/images/contact-hero.jpg`));
    const use = (text: string) => text.replace('about-hero.jpg', 'brand-new.jpg');
    await during(dev, 'pages/about.yaml', use, async () => {
      const picture = page.locator('.hero-picture img, main img').first();
      await expect(picture).toHaveAttribute('src', /brand-new/);
      await hydrated(page);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100);
    });
    await dev.remove('images/brand-new.jpg');
  });
  await test.step('what the editor saves', async () => {
    const before = await dev.read('pages/about.yaml');
    const heading = await page.locator('h1').textContent();
    const [, token = ''] = /"token":"([^"]+)"/.exec(await (await page.request.get('/_edit')).text()) ?? [];
    const post = async (action: string, data: object) => {
      const headers = { 'edit-token': token, origin: dev.url };
      return (await page.request.post(`/__files/${action}`, { headers, data })).json();
    };
    const save = async (title: string) => {
      const file = 'pages/about.yaml';
      const { files } = (await post('snapshot', {})) as { files: [string, { stamp: string }][] };
      const stamps = [[file, files.find(([name]) => name === file)?.[1].stamp]];
      const [[, bytes]] = (await post('read', { stamps })) as [[string, string]];
      const text = Buffer.from(bytes, 'base64')
        .toString()
        .replace(/^( +title: ).*/m, `$1${title}`);
      await post('commit', { stamps, changes: [[file, Buffer.from(text).toString('base64')]] });
    };
    try {
      await save('Who We Are');
      await expect(page.locator('h1')).toHaveText('Who We Are');
      await save(heading ?? '');
      await expect(page.locator('h1')).toHaveText(heading ?? '');
      expect(await dev.read('pages/about.yaml')).toBe(before);
    } finally {
      await dev.write('pages/about.yaml', before);
    }
  });
});

test('a page that was visited before is shown as it is now', async ({ page, dev }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Contact Us');
  const change = (text: string) => text.replace('title: About Cedarline', 'title: All About Cedarline');
  await during(dev, 'pages/about.yaml', change, async () => {
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('All About Cedarline Networks');
  });
});

test('a mistake is shown over the last valid page until it is corrected', async ({ page, dev }) => {
  await open(page, '/about');
  const lines = (await dev.read('pages/about.yaml')).split('\n');
  const line = lines.findIndex((text) => text.startsWith('description:')) + 1;
  const spoil = (text: string) => text.replace('description:', 'descripton:').replace('About Us', 'Spoilt');
  await during(dev, 'pages/about.yaml', spoil, async () => {
    await expect(problems(page)).toHaveCount(1);
    await expect(problems(page).getByRole('link')).toHaveText(new RegExp(`pages/about\\.yaml:${line}:1$`));
    await expect(problems(page).locator('mark')).toHaveText('descripton');
    await expect(problems(page).locator('.fix')).toContainText('description: ');
    await expect(page).toHaveTitle(/^About Us/);
    await expect(page.locator('h1')).toBeVisible();
    expect(dev.said()).toContain(`pages/about.yaml:${line}:1`);

    await test.step('its location opens the code editor', async () => {
      let asked = '';
      await page.route('**/__open-in-editor?*', (route) => {
        asked = new URL(route.request().url()).searchParams.get('file') ?? '';
        return route.fulfill({ status: 200 });
      });
      await problems(page).getByRole('link').click();
      await expect.poll(() => asked).toMatch(new RegExp(`/content/pages/about\\.yaml:${line}:1$`));
      await expect(page).toHaveURL('/about');
    });
    await test.step('one of another page is shown as well', async () => {
      const misname = (text: string) => text.replace('type: hero', 'type: heros');
      await during(dev, 'pages/wireless.yaml', misname, () =>
        expect(problems(page).getByRole('link')).toHaveText([
          new RegExp(`about\\.yaml:${line}:1$`),
          /wireless\.yaml:\d+:\d+$/,
        ]),
      );
      await expect(problems(page)).toHaveCount(1);
    });

    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    // Someone who opens the page only now sees it as well.
    await page.reload();
    await expect(problems(page)).toHaveCount(1);
  });
  await expect(overlay(page)).toBeHidden();
});

test('a button makes a certain repair, several are made one after the other by keyboard, and a refusal is told', async ({
  page,
  dev,
}) => {
  await open(page, '/about');
  const buttons = problems(page).getByRole('button', { name: 'Repair' });
  const before = await dev.read('pages/about.yaml');
  const misspell = (text: string) => text.replace('description:', 'descripton:');
  try {
    const renamed = before.replace('title: About Cedarline', 'title: All About Cedarline');
    await dev.write('pages/about.yaml', misspell(renamed));
    await buttons.click();
    await expect(overlay(page)).toBeHidden();
    await expect(page.locator('h1')).toHaveText('All About Cedarline Networks');
    expect(await dev.read('pages/about.yaml')).toBe(renamed);
    await hydrated(page);

    await dev.write('pages/about.yaml', misspell(before).replace('title:', 'tilte:'));
    await expect(buttons).toHaveCount(2);
    await buttons.first().focus();
    await page.keyboard.press('Enter');
    await expect(buttons).toHaveCount(1);
    await expect(buttons).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toBeHidden();
    expect(await dev.read('pages/about.yaml')).toBe(before);

    // As if the file had changed since the page was told of the mistake.
    await page.route('**/__repair?*', (route) =>
      route.continue({ url: route.request().url().replace(/.$/, 'x') }),
    );
    await dev.write('pages/about.yaml', misspell(before));
    await buttons.click();
    await expect(problems(page).locator('output')).toHaveText(/^This file has changed/);
    expect(await dev.read('pages/about.yaml')).toBe(misspell(before));
  } finally {
    await dev.write('pages/about.yaml', before);
  }
});

test('a new or renamed page is served without a restart', async ({ page, dev }) => {
  // A connection that is kept may be closed by the server just when it is used again.
  const headers = { connection: 'close' };
  const status = async (address: string) => (await page.request.get(address, { headers })).status();
  expect(await status('/structured-cabling')).toBe(404);
  await page.goto('/structured-cabling');
  await page.waitForFunction(() => document.documentElement.classList.contains('hydrated'));
  const cabling = (await dev.read('pages/wireless.yaml'))
    .replace(/^title: .*/m, 'title: Structured Cabling')
    .replace(/^description: .*/m, 'description: Copper and fiber, tested and labeled.')
    .replace('title: Wireless Solutions', 'title: Structured Cabling');
  await dev.write('pages/structured-cabling.yaml', cabling);
  // The document in the window finds out by itself.
  await expect(page.locator('h1')).toHaveText('Structured Cabling');
  expect(await status('/structured-cabling')).toBe(200);

  await dev.move('pages/structured-cabling.yaml', 'pages/cabling.yaml');
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
  expect(await status('/structured-cabling')).toBe(404);
  expect(await status('/cabling')).toBe(200);
  await dev.remove('pages/cabling.yaml');
  await expect.poll(() => status('/cabling')).toBe(404);
});

test('a new page with mistakes shows them, without JavaScript as well, and appears once they are corrected', async ({
  browser,
  page,
  dev,
}) => {
  const broken = (await dev.read('pages/wireless.yaml'))
    .replace(/^title: .*\n/m, '')
    .replace(/^description: .*/m, 'description: Not there yet.');
  await dev.write('pages/broken.yaml', broken);
  await expect.poll(async () => (await page.request.get('/broken')).status()).toBe(500);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${dev.url}/broken`);
  await expect(reader.getByRole('link')).toHaveText(/pages\/broken\.yaml:\d+:\d+$/);
  await reader.goto(`${dev.url}/wireless`);
  await expect(reader.locator('h1')).toHaveText('Wireless Solutions');
  await expect(reader.locator('header').first()).toHaveCSS('position', 'fixed');
  await plain.close();

  await page.goto('/broken');
  await expect(page.getByRole('link')).toHaveText(/pages\/broken\.yaml:\d+:\d+$/);
  await dev.write('pages/broken.yaml', `title: Right\n${broken}`);
  await expect(page).toHaveTitle(/^Right/);
  await dev.remove('pages/broken.yaml');
});

test('the gallery shows every example of every section type, to be copied', async ({ page }) => {
  await page.goto('/_gallery');
  const types = readdirSync('src/site/sections');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(types);
  const names = types.flatMap((type) =>
    readFileSync(join('src/site/sections', type, 'examples.yaml'), 'utf8').match(/^- name: /gm),
  );
  await expect(page.locator('article')).toHaveCount(names.length);
  const first = page.locator('article').first();
  await expect(first.frameLocator('iframe').locator('section').first()).toBeVisible();
  await first.locator('code').click();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toMatch(/^- type: bullets\n {2}heading: /);
  expect(selected?.trim()).toBe((await first.locator('code').innerText()).trim());
});
