/** What visitors do, and one job in the editor, in Firefox and in WebKit. */
import { ERROR_TITLE } from '../../src/site/page/head.ts';
import { findOverflow } from '../browser/support/overflowing.ts';
import { addresses, content, hasSection } from '../browser/support/visitor.ts';
import { startWebEditor } from '../browser/support/web-server.ts';
import { expect, test } from './test.ts';
import { KEYS, Visitor } from './visitor.ts';

const WIDTHS = [1440, 390];
const MENU_BUTTON = 'header button[popovertarget]';
const GROUP_BUTTON = 'header nav button[aria-controls]';
const GROUP_LINK = `${GROUP_BUTTON} + ul a:not([aria-current])`;
const TOP_LINK = 'header nav > ul > li > a:not([href="/"])';

/** Where a link leads to. */
const targetOf = (visitor: Visitor, link: string) =>
  visitor.evaluate((link) => document.querySelector<HTMLAnchorElement>(link)?.pathname ?? '', link);

for (const address of ['/', '/about', '/contact', '/cybersecurity', '/nowhere'])
  test(`${address} loads and fits into the window`, async ({ visitor }) => {
    await visitor.open(address);
    const heading = await visitor.evaluate(() => document.querySelector('h1')?.textContent);
    expect(heading === ERROR_TITLE).toBe(address === '/nowhere');
    for (const width of WIDTHS) {
      await visitor.size(width);
      expect(await visitor.evaluate(findOverflow)).toEqual([]);
    }
  });

test('the group of links opens on hover, by click and by Enter; Escape closes it; it leads to a page', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.expectShown(GROUP_LINK, false);
  await visitor.hover(GROUP_BUTTON);
  await visitor.expectShown(GROUP_LINK);
  await visitor.pointAt(20, 700);
  await visitor.expectShown(GROUP_LINK, false);
  await visitor.click(GROUP_BUTTON);
  await visitor.expectShown(GROUP_LINK);
  await visitor.type(KEYS.Escape);
  await visitor.expectShown(GROUP_LINK, false);
  await visitor.type(KEYS.Enter);
  const address = await targetOf(visitor, GROUP_LINK);
  await visitor.click(GROUP_LINK);
  await visitor.expectAt(address);
  await visitor.expectShown(GROUP_LINK, false);
});

test('the menu of a narrow window opens, leads to a page of its group and closes', async ({ visitor }) => {
  await visitor.size(390);
  await visitor.open('/');
  const address = await targetOf(visitor, GROUP_LINK);
  await visitor.scrollTo(600);
  await visitor.expectShown(TOP_LINK, false);
  await visitor.click(MENU_BUTTON);
  await visitor.expectShown(TOP_LINK);
  await visitor.click(GROUP_BUTTON);
  await visitor.click(GROUP_LINK);
  await visitor.expectAt(address);
  await visitor.expectScrolled(0);
  await visitor.expectShown(TOP_LINK, false);
});

for (const width of WIDTHS)
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('a link of the header loads no document: title, top, focus; Back, Forward and a reload keep the place', async ({
      visitor,
    }) => {
      await visitor.open('/');
      const address = await targetOf(visitor, TOP_LINK);
      await visitor.evaluate(() => void Object.assign(window, { stayed: true }));
      await visitor.scrollTo(900);
      if (width === 390) await visitor.click(MENU_BUTTON);
      await visitor.click(TOP_LINK);
      await visitor.expectAt(address);
      await visitor.expectScrolled(0);
      await visitor.scrollTo(400);
      await visitor.back();
      await visitor.expectAt('/');
      await visitor.expectScrolled(900);
      await visitor.forward();
      await visitor.expectAt(address);
      await visitor.expectScrolled(400);
      expect(await visitor.evaluate(() => 'stayed' in window)).toBe(true);
      await visitor.reload();
      await visitor.expectScrolled(400);
      await visitor.back();
      await visitor.expectAt('/');
      await visitor.expectScrolled(900);
    });

    test('Back from another document leads to where the visitor left the page', async ({ visitor }) => {
      await visitor.open('/');
      await visitor.scrollTo(900);
      await visitor.goto('/robots.txt');
      await visitor.back();
      await visitor.hydrated();
      await visitor.expectScrolled(900);
    });

    test('a hash leads to its section, in the address of a document and in the page', async ({ visitor }) => {
      await visitor.open('/');
      const [first, last] = await visitor.evaluate(() => {
        const ids = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
        return [ids[0] ?? '', ids.at(-1) ?? ''];
      });
      const expectBelowHeader = (id: string) =>
        visitor.until((id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return top >= header - 1 && top < header + 64;
        }, id);
      await visitor.goto('/robots.txt');
      await visitor.open(`/#${last}`);
      await expectBelowHeader(last);
      await visitor.evaluate((id) => location.assign(`#${id}`), first);
      await expectBelowHeader(first);
    });

    test('the form says what is missing, keeps what was typed when sending fails, and is empty when sent', async ({
      visitor,
      site,
    }) => {
      const message = {
        name: 'Ada',
        email: 'ada@engine.example',
        title: 'Analyst',
        message: 'Two buildings',
      };
      const submit = '.contact-form [type=submit]';
      const expectBanner = (kind: string, text: string) =>
        visitor.until(
          (kind, text) => {
            const banner = document.querySelector(`.form-banner-card[data-kind=${kind}]`);
            return banner?.checkVisibility() === true && banner.textContent?.includes(text) === true;
          },
          kind,
          text,
        );
      const values = () =>
        visitor.evaluate(
          (names) =>
            names.map(
              (name) => document.querySelector<HTMLInputElement>(`.contact-form [name=${name}]`)?.value,
            ),
          Object.keys(message),
        );
      const { contactForm: words } = site.content;

      await visitor.open(addresses.find((address) => hasSection(address, 'contact-form')) ?? '');
      for (const [name, value] of Object.entries(message)) {
        await visitor.click(submit);
        await expectBanner('error', words.missing.replace('{field}', name));
        await visitor.until((name) => document.activeElement?.getAttribute('name') === name, name);
        await visitor.type(value);
      }
      expect(site.mail.requests).toEqual([]);
      site.mail.fault = 500;
      await visitor.click(submit);
      await expectBanner('error', words.failure.heading);
      expect(await values()).toEqual(Object.values(message));
      await site.mail.reset();
      await visitor.click(submit);
      await expectBanner('success', words.success.heading);
      expect(await values()).toEqual(['', '', '', '']);
      expect(site.mail.mails).toMatchObject([message]);
    });
  });

/** The editor from any browser: a word is changed where it stands, and published. */
test('a heading is changed on the page, saved and published', async ({ send }) => {
  const editor = await startWebEditor(true);
  const visitor = new Visitor(send, { ...editor, content });
  await visitor.size(1440);
  await visitor.goto('/#/about');
  await visitor.click('input[type=password]');
  await visitor.type(`github_pat_write${KEYS.Enter}`);
  await visitor.until(shows, 'h2', 'Our Vision');
  const [x = 0, y = 0] = await visitor.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    const heading = [...(frame?.contentDocument?.querySelectorAll('h2') ?? [])][0];
    heading?.scrollIntoView({ block: 'center' });
    const [outer, inner] = [frame?.getBoundingClientRect(), heading?.getBoundingClientRect()];
    if (!frame || !outer || !inner) return [];
    const scale = outer.width / frame.offsetWidth;
    // Before the first letter.
    return [outer.x + (inner.x + 1) * scale, outer.y + (inner.y + inner.height / 2) * scale].map(Math.round);
  });
  await visitor.clickAt(x, y);
  await visitor.until(shows, '.edit-words', 'Our Vision');
  await visitor.type(`All of ${KEYS.Enter}`);
  await visitor.until(shows, 'h2', 'All of Our Vision');
  await visitor.click('.edit-bar .editor-button-main');
  await visitor.until(() => document.querySelector('.bar-status')?.textContent === 'Saved in this browser');
  await visitor.click('.edit-bar .editor-button-main + .editor-button');
  await visitor.until(() => document.querySelector('.unpublished li') !== null);
  await visitor.click('dialog .editor-button-main');
  await visitor.until(
    () => document.querySelector('dialog [role=status]')?.textContent?.startsWith('Published.') === true,
  );
  expect(editor.github.git('show', 'main:content/pages/about.yaml')).toContain('heading: All of Our Vision');
  await editor.close();
});

/** Whether the first element on the canvas has a text. */
function shows(selector: string, text: string): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  return frame?.contentDocument?.querySelector(selector)?.textContent === text;
}
