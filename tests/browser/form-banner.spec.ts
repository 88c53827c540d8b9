/** The form's banner is on the screen for as long as it is shown, clear of what the visitor types in. */
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import { resize } from './support/resize.ts';
import { expect, type Page, testWithMail as test } from './support/test.ts';
import { expandedState, servicesButton, stopClock } from './support/visitor.ts';

interface Screen {
  width: number;
  height: number;
  /** Height that an on-screen keyboard leaves to be seen. */
  visible?: number;
}

const screens: Screen[] = [
  { width: 320, height: 256 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 390, height: 844, visible: 500 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

const outcomes = [
  {
    name: 'a missing field',
    fault: 200,
    values: { ...MESSAGE, name: '' },
    says: 'Please fill out the name field.',
  },
  {
    name: 'a bad email address',
    fault: 200,
    values: { ...MESSAGE, email: 'ada@engine' },
    says: 'Please enter a valid email address.',
  },
  { name: 'a failure', fault: 500, values: MESSAGE, says: 'Please try again or email' },
  { name: 'a success', fault: 200, values: MESSAGE, says: 'Thanks! Your message was sent.' },
] as const;

let form: ContactForm;

test.beforeEach(({ page }) => {
  form = new ContactForm(page);
});

/** From the next navigation on, only a part of the window can be seen, as under an on-screen keyboard. */
const openKeyboard = (page: Page, { width, visible }: Screen) =>
  page.addInitScript(
    (area) => {
      const viewport = Object.assign(new EventTarget(), { offsetLeft: 0, offsetTop: 0, scale: 1 }, area);
      Object.defineProperty(window, 'visualViewport', { value: viewport });
    },
    { width, height: visible },
  );

/** A missing field's banner on a small desktop, on which no time passes any more. */
async function showBanner(page: Page) {
  await page.clock.install();
  await resize(page, 1280, 720);
  await form.open();
  await stopClock(page);
  await form.button.click();
  await expect(form.banner).toBeVisible();
}

/** What keeps a visitor from reading the banner, or from seeing the field that has the focus; empty when nothing does. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const card = document.querySelector('.form-banner-card');
    const area = window.visualViewport;
    if (!card || !area) return ['there is no banner'];
    const box = card.getBoundingClientRect();
    const [right, bottom] = [area.offsetLeft + area.width, area.offsetTop + area.height];
    if (box.left < area.offsetLeft || box.top < area.offsetTop || box.right > right || box.bottom > bottom)
      found.push(`it is out of sight: ${JSON.stringify(box)} in ${right} × ${bottom}`);
    for (const x of [0.1, 0.5, 0.9])
      for (const y of [0.2, 0.5, 0.8]) {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        if (!card.contains(top)) found.push(`it is covered by ${top?.outerHTML.slice(0, 80)}`);
      }
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)
      for (const part of [focused, ...(focused.labels ?? [])]) {
        const { top, bottom } = part.getBoundingClientRect();
        if (top < box.bottom && bottom > box.top) found.push(`it covers ${part.outerHTML.slice(0, 80)}`);
      }
    return found;
  });

const ways = {
  'by the button': async () => form.button.click(),
  'by the button at the lower edge': async () => {
    await form.button.evaluate((button) => {
      const edge = window.visualViewport?.height ?? window.innerHeight;
      const top = button.getBoundingClientRect().bottom - edge + 24;
      window.scrollBy({ top, behavior: 'instant' });
    });
    await form.button.click();
  },
  'by Enter in the first field': async () => form.field('name').press('Enter'),
};

/** Lets the clock tick until the banner is there, and no further: what holds then holds within half a second. */
const answered = (page: Page) =>
  expect
    .poll(async () => {
      if ((await form.banner.count()) === 0) await page.clock.runFor(1);
      return form.banner.count();
    })
    .toBe(1);

// Each test sends each way for each outcome.
test.describe.configure({ timeout: 60_000 });

for (const screen of screens) {
  const keyboard = screen.visible ? `, ${screen.visible} above the keyboard` : '';
  test.describe(`on ${screen.width} × ${screen.height}${keyboard}`, () => {
    test.use({ viewport: { width: screen.width, height: screen.height } });

    test('the banner of each outcome is visible for its 5 seconds and covers no field in use', async ({
      page,
      site,
    }) => {
      await page.clock.install();
      if (screen.visible) await openKeyboard(page, screen);
      await form.open();
      await stopClock(page);
      for (const { name, values, says, fault } of outcomes) {
        site.mail.fault = fault;
        for (const [way, send] of Object.entries(ways)) {
          await form.fill(values);
          await send();
          await answered(page);
          await expect(form.banner, `${name}, ${way}`).toContainText(says);
          expect.soft(await faults(page), `${name}, ${way}`).toEqual([]);
          await page.clock.runFor(4500);
          expect.soft(await faults(page), `${name}, ${way}, after 4.5 s`).toEqual([]);
          await page.clock.runFor(500);
          await expect(form.banner, `${name}, ${way}, after 5 s`).toHaveCount(0);
        }
      }
    });
  });
}

test('the banner is as wide as the form, where the form is', async ({ page }) => {
  await form.open();
  for (const width of [1440, 768, 390]) {
    await resize(page, width, 800);
    await form.button.click();
    const sides = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
    expect(await sides('.form-banner'), `${width} px`).toEqual(await sides('.contact-form'));
  }
});

test('an open menu of the header lies above the banner, which is whole again after it', async ({ page }) => {
  await showBanner(page);
  // A menu that opens under the pointer would stay open.
  await page.mouse.move(1, 719);
  await servicesButton(page).focus();
  await page.keyboard.press('Enter');
  const links = page.locator('header .navigation-sublink');
  await expect(links.first()).toBeVisible();
  const card = await form.banner.boundingBox();
  const menu = await page.locator('header .navigation-panel').boundingBox();
  if (!card || !menu) throw new Error('One of them is not there.');
  expect(menu.y).toBeLessThan(card.y + card.height);
  await expect
    .poll(() =>
      links.evaluateAll((all) =>
        all.filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      ),
    )
    .toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => faults(page)).toEqual([]);
});

test('a banner that grows, as when the typeface arrives, leaves the focused field and its label free', async ({
  page,
}) => {
  await showBanner(page);
  // The page scrolls after the frame that shows the banner.
  await expect.poll(() => faults(page)).toEqual([]);
  await form.banner
    .locator('.form-banner-text')
    .evaluate((text) => text.style.setProperty('font-size', '3rem'));
  await expect.poll(() => faults(page)).toEqual([]);
});

test.describe('the banner stays in sight', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await form.open();
    await stopClock(page);
    await form.fill();
  });

  test('while the visitor scrolls away from the form', async ({ page }) => {
    await form.button.click();
    await expect(form.banner).toBeVisible();
    for (const top of [0, 100_000]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
      expect(await faults(page)).toEqual([]);
    }
  });

  test('when the menu is open as it comes, and when it is opened meanwhile', async ({ page, site }) => {
    const menu = page.getByRole('button', { name: site.content.words.menu });
    let letGo = () => {};
    site.mail.hold = new Promise((resolve) => {
      letGo = resolve;
    });
    await form.button.click();
    await menu.click();
    await expect.poll(() => expandedState(page, site.content.words.menu)).toBe(true);
    letGo();
    await expect(form.banner).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => expandedState(page, site.content.words.menu)).toBe(false);
    await page.evaluate(() => document.getElementById('navigation')?.showPopover());
    await expect.poll(() => expandedState(page, site.content.words.menu)).toBe(true);
    expect(await faults(page)).toEqual([]);
  });

  test('and off the field that gets the focus, when the page is magnified too', async ({ page }) => {
    await form.fill({ email: 'ada@engine' });
    await form.button.click();
    await expect(form.banner).toBeVisible();
    for (const name of ['name', 'title', 'message']) {
      await form.field(name).evaluate((field) => {
        window.scrollBy({ top: field.getBoundingClientRect().top - 130, behavior: 'instant' });
        field.focus({ preventScroll: true });
      });
      expect(await faults(page), name).toEqual([]);
    }
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(2);
    await expect.poll(() => faults(page)).toEqual([]);
  });

  test('and moves nothing on the page', async ({ page }) => {
    const places = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight,
        ...[...document.querySelectorAll<HTMLElement>('main *:not(.form-banner, .form-banner *)')].map(
          (element) => element.offsetTop, // without what animations do to it
        ),
      ]);
    const before = await places();
    await form.button.click();
    await expect(form.banner).toBeVisible();
    expect(await places()).toEqual(before);
  });
});
