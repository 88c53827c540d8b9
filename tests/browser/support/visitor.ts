import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../../src/content/index.ts';
import { readContent } from '../../../src/content/node/index.ts';
import { contentUrl, type PageContent } from '../../../src/site/page/content.ts';
import { SAMPLE_DIST } from '../../built-site.ts';
import { SAMPLE_SITE } from '../../sample-site.ts';

const { pages, site } = await readContent(SAMPLE_SITE);
if (!site) throw new Error('site.yaml of the sample site has mistakes.');

/** What all pages of the sample site share. */
export const content: Site = site;

/** The address of every page of the sample site. */
export const addresses = [...pages.keys()].sort();

const navigation = content.navigation.items.flatMap(({ link, items = [] }) => [
  link,
  ...items.map((one) => one.link),
]);

/** Those that the header leads to. */
export const linkedAddresses = addresses.filter((address) => navigation.includes(address));

/** Whether a page shows a section of a type. */
export const hasSection = (address: string, type: string) =>
  pages.get(address)?.sections.some((section) => section.type === type && !section.hidden) === true;

/** The title of a page, without what every title ends with. */
export const titleOf = (address: string) => pages.get(address)?.title ?? '';

/** The main heading of a page, as its editor has written it. */
export const headingOf = (address: string) => String(pages.get(address)?.sections[0]?.title);

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => page.locator('html.hydrated').waitFor({ state: 'attached' });

/** Starts hydration at once, as a visitor's first action does, and waits for it. */
export async function wake(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('wheel');
  await hydrated(page);
}

/** Waits for two frames: observers of the screen report after the next one. */
export const frameDrawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits for the style sheets, the late ones included, which are requested after the largest picture. */
export const styled = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );

/** Loads a page and hydrates it at once rather than when the browser is idle. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
  await frameDrawn(page);
}

/** Stops the page's clock: from now on time passes only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Waits until the animations of an element, and of those within it, have ended. */
export const animationsEnd = (element: Locator) =>
  element.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });

/** Waits for the web font, which loads after the first paint. */
export const typefaceShown = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === 'Instrument Sans' && status === 'loaded',
    ),
  );

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const servicesButton = (page: Page) => page.getByRole('button', { name: 'Solutions & Services' });
/** A link of the header's group, by its whole name. */
export const serviceLink = (page: Page, name: string) =>
  header(page).getByRole('link', { name, exact: true });

/** What the browser reports to screen readers about a button: whether what it opens is open; undefined for neither. */
export async function expandedState(page: Page, name: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Jumps to a position and waits for the frame after it. It first waits for a frame, as a visitor sees a page before
 * scrolling it: a page that a link or Back has led to takes its position once more in its first frame (src/site/layout/scroll.ts).
 */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await frameDrawn(page);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await frameDrawn(page);
}

/** Scrolls to the end a screen at a time, so that observers of the screen have reported everything once. */
export const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const height = document.documentElement.scrollHeight;
    for (let top = 0; top < height; top += window.innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });

/**
 * From now on a page's content comes to the browser changed, as if its editor had written it so. It is read from the
 * built folder, not asked of the server: a test may end while its page still waits, and such an answer ends with it.
 */
export async function changeContent(
  page: Page,
  address: string,
  change: (content: PageContent) => void,
): Promise<void> {
  const file = contentUrl(address);
  const content: PageContent = JSON.parse(await readFile(join(SAMPLE_DIST, file), 'utf8'));
  change(content);
  await page.route(
    ({ pathname }) => pathname === file,
    (route) => route.fulfill({ json: content }),
  );
}

/** Holds back requests until the function that it gives is called. */
export async function holdBack(page: Page, requests: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The requests for the app. */
export const APP = '**/assets/client*.js';

/** Gives the button that closes a page another goal. */
export const leadButtonTo = (page: Page, address: string, link: string) =>
  changeContent(page, address, (content) => {
    const last = content.page.sections.at(-1);
    if (last) last.button = { label: 'Changed button', link };
  });
