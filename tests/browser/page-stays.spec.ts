/** What a visitor sees, types and has in focus stays, whatever happens to the document or fails in the app. */

import { ContactForm, MESSAGE } from './support/contact-form.ts';
import type { SiteWithMail } from './support/served-site.ts';
import { expect, type Page, testWithMail as test } from './support/test.ts';
import { APP, changeContent, header, headingOf, holdBack } from './support/visitor.ts';

let form: ContactForm;

test.beforeEach(({ page }) => {
  form = new ContactForm(page);
});

/** What translators, password managers, phones and other extensions do to a page. */
const changes = [
  // An address becomes a link, icons are put beside a field and into a label, and elements come and go.
  () => {
    document.querySelector('.footer li')?.remove();
    document.getElementById('root')?.prepend(document.createElement('aside'), document.createComment('x'));
    document.querySelector('.field-name .field-port')?.prepend(document.createElement('div'));
    document.querySelector('.field-email .field-label')?.append(document.createElement('img'));
    const text = [...document.querySelectorAll('.footer *')]
      .flatMap((element) => [...element.childNodes])
      .find((node) => node instanceof Text && node.data.trim() !== '');
    const link = document.createElement('a');
    link.href = 'https://maps.example/';
    text?.replaceWith(link);
    if (text) link.append(text);
  },
  // Google Translate translates it.
  () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `»${text.data}«`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
];

/** Types into the message with the caret before the last word, and marks the element to know it again. */
async function typeMessage(): Promise<void> {
  await form.fill();
  await form.field('message').evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(3, 7);
    Object.assign(field, { isMine: true });
  });
}

async function expectKept(): Promise<void> {
  await form.expectValues(MESSAGE);
  await expect(form.field('message')).toBeFocused();
  expect(
    await form
      .field('message')
      .evaluate((field: HTMLTextAreaElement) => [
        field.selectionStart,
        field.selectionEnd,
        Reflect.get(field, 'isMine'),
      ]),
  ).toEqual([3, 7, true]);
}

/** Loads the contact page, lets a visitor act, and brings the app in: two frames after it React would have built a page anew. */
async function actBeforeTheApp(page: Page, act: () => Promise<void>): Promise<void> {
  const bring = await holdBack(page, APP);
  await page.goto('/contact');
  await act();
  const loaded = page.waitForResponse(APP);
  bring();
  await loaded;
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 400)));
}

/** By the app or the browser: a form without a name stays where it is, and a whole one is sent. */
async function expectFormWorks({ mail }: SiteWithMail): Promise<void> {
  await form.field('name').fill('');
  await form.button.click();
  await expect(form.field('name')).toBeFocused();
  expect(mail.requests).toEqual([]);
  await form.field('name').fill(MESSAGE.name);
  await form.button.click();
  await expect.poll(() => mail.mails).toMatchObject([{ name: MESSAGE.name, email: MESSAGE.email }]);
}

/** What a visitor reads; the app adds to the header what its menu shows. */
const words = (page: Page) => page.locator(':is(main, .footer)').allTextContents();

test('whatever changes the document before the app starts, text typed before stays, and the form is sent', async ({
  page,
  site,
}) => {
  let before: string[] = [];
  await actBeforeTheApp(page, async () => {
    for (const change of changes) await page.evaluate(change);
    before = await words(page);
    await typeMessage();
  });
  await expectKept();
  expect(await words(page)).toEqual(before);
  await expectFormWorks(site);
});

test('whatever changes the document while visitors type in the running app, the message is kept and sent, and links work', async ({
  page,
  site,
}) => {
  await form.open();
  await form.fill({ ...MESSAGE, message: '' });
  await form.field('message').pressSequentially('Hello ');
  for (const change of changes) await page.evaluate(change);
  await form.field('message').pressSequentially('there');
  await form.button.click();
  await expect.poll(() => site.mail.mails).toMatchObject([{ ...MESSAGE, message: 'Hello there' }]);
  await header(page).locator('a[href="/about"]').first().click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf('/about'));
});

/** What fails while the app starts, in its content or in the browser. */
const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'a component fails while it hydrates': (page) =>
    changeContent(page, '/contact', (content) => {
      content.assets.pictures = {};
    }),
  'a first effect fails': (page) =>
    page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('A first effect fails.');
      };
    }),
};

for (const [what, fault] of Object.entries(faults)) {
  test(`${what}: the page stays, with what was typed, and works without the app`, async ({ page, site }) => {
    await fault(page);
    await actBeforeTheApp(page, typeMessage);
    await expectKept();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/contact'));
    await expectFormWorks(site);
    await page.waitForURL(`${site.mail.url}/**`);
  });
}
