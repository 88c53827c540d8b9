/** The site works in the oldest browsers that it promises to support (`browserslist` in package.json), which lack these. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_DIST } from '../built-site.ts';
import { ContactForm } from './support/contact-form.ts';
import { expect, type Page, testWithMail as test } from './support/test.ts';
import { DESKTOP, header, headingOf, open, PHONE, serviceLink, servicesButton } from './support/visitor.ts';

const lacks = {
  popover: () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['popoverTargetElement', 'popoverTargetAction'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    // The browser itself would act on it.
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('[popovertarget]'))
        button.removeAttribute('popovertarget');
    }).observe(document, { childList: true, subtree: true });
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      const select = Element.prototype[name] as (selector: string) => unknown;
      Object.assign(Element.prototype, {
        [name](this: Element, selector: string) {
          if (selector.includes(':popover-open'))
            throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
          return select.call(this, selector);
        },
      });
    }
  },
  checkVisibility: () => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  },
  'linear() easing': () => {
    const { animate } = Element.prototype;
    const { supports } = CSS;
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && String(options.easing).startsWith('linear('))
        throw new TypeError(`'${options.easing}' is not a valid value for easing`);
      return animate.call(this, frames, options);
    };
    CSS.supports = (...query: string[]) =>
      !query.join().includes('linear(') && supports.apply(CSS, query as [string]);
  },
  'adopted style sheets': () => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    window.CSSStyleSheet = new Proxy(CSSStyleSheet, {
      construct() {
        throw new TypeError('Illegal constructor');
      },
    });
  },
  requestIdleCallback: () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  },
  LargestContentfulPaint: () => {
    Reflect.deleteProperty(window, 'LargestContentfulPaint');
  },
  'width ranges in media queries': () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(/[<>]/.test(query) ? 'not all' : query);
  },
  'trusted types': () => {
    Reflect.deleteProperty(window, 'trustedTypes');
  },
};

/** Has the style sheets take the browser for one without popovers: they ask it themselves. */
async function layOutWithoutPopovers(page: Page): Promise<void> {
  const changed = (text: string) => text.replaceAll('@supports not selector(:popover-open)', '@media all');
  await page.route('**/assets/*.css', (route) => {
    const css = readFileSync(join(SAMPLE_DIST, new URL(route.request().url()).pathname), 'utf8');
    return route.fulfill({ contentType: 'text/css', body: changed(css) });
  });
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: changed(await response.text()) });
    },
  );
}

/** Uses the menu or the row of links, follows links, and sends the form; no script may fail meanwhile. */
async function visit(page: Page): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const isPhone = page.viewportSize()?.width === PHONE.width;
  const menu = page.getByRole('button', { name: 'Menu' });
  const home = header(page).getByRole('link', { name: 'Home', exact: true });
  await open(page, '/');
  if (isPhone) {
    await expect(home).toBeHidden();
    await menu.click();
    await expect(home).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await servicesButton(page).click();
  } else await servicesButton(page).hover();
  await serviceLink(page, 'Wireless Solutions').click();
  await expect(page).toHaveURL('/wireless');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wireless Solutions');
  await page.mouse.move(20, 800);
  await expect(serviceLink(page, 'Cybersecurity')).toBeHidden();
  if (isPhone) {
    await expect(home).toBeHidden();
    await menu.click();
  }
  await header(page).getByRole('link', { name: 'Company', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/about'));
  if (isPhone) await menu.click();
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  const form = new ContactForm(page);
  await expect(form.field('name')).toBeVisible();
  await form.button.click();
  await expect(form.banner).toContainText('Please fill out the name field.');
  await form.fill();
  await form.button.click();
  await expect(form.banner).toContainText('Message sent successfully');
  expect(errors).toEqual([]);
}

// The oldest browsers lack nearly all of them.
for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a computer', DESKTOP],
] as const)
  test.describe(`without all of them, on ${device}`, () => {
    // A changed document has a style sheet that the policy does not allow, and comes from nowhere, not from this machine.
    test.use({ viewport, bypassCSP: true, permissions: ['local-network-access'] });

    test('the menus, links and the form work', async ({ page, site }) => {
      for (const remove of Object.values(lacks)) await page.addInitScript(remove);
      await layOutWithoutPopovers(page);
      await visit(page);
      expect(site.mail.mails).toHaveLength(1);
    });
  });

test('where browsers are older still, the page stays static and whole', async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/contact');
  await page.mouse.move(5, 5);
  const form = new ContactForm(page);
  await form.button.click();
  await expect(form.field('name')).toBeFocused();
  expect(site.mail.requests).toEqual([]);
  await form.fill();
  await form.button.click();
  await page.waitForURL(`${site.mail.url}/**`);
  expect(scripts).toEqual([]);
});
