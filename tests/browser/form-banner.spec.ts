/** The form's banner is on the screen for as long as it is shown, clear of what the visitor types in. */
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import { expect, type Page, testWithMail as test } from './support/test.ts';
import { PHONE, servicesButton, stopClock } from './support/visitor.ts';

interface Screen {
  width: number;
  height: number;
}

const screens: Screen[] = [{ width: 320, height: 256 }, PHONE, { width: 1280, height: 720 }];

let form: ContactForm;

test.beforeEach(({ page }) => {
  form = new ContactForm(page);
});

/** The form on a window of this size, on which no time passes any more. */
async function openStill(page: Page, { width, height }: Screen) {
  await page.clock.install();
  await page.setViewportSize({ width, height });
  await form.open();
  await stopClock(page);
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
        // The smallest screen, a page at four times its size, has room for a line.
        const covered = innerHeight < 300 ? bottom < box.bottom + 24 : top < box.bottom && bottom > box.top;
        if (covered && (innerHeight > 300 || part === focused))
          found.push(`it covers ${part.outerHTML.slice(0, 80)}`);
      }
    return found;
  });

const click = async () => form.button.click();
const clickAtLowerEdge = async () => {
  await form.button.evaluate((button) => {
    const edge = window.visualViewport?.height ?? window.innerHeight;
    const top = button.getBoundingClientRect().bottom - edge + 24;
    window.scrollBy({ top, behavior: 'instant' });
  });
  await click();
};
const pressEnter = async () => form.field('name').press('Enter');

const outcomes = [
  { send: click, fault: 200, values: { ...MESSAGE, name: '' }, says: 'Please fill out the name field.' },
  {
    send: clickAtLowerEdge,
    fault: 200,
    values: { ...MESSAGE, email: 'ada@engine' },
    says: 'Please enter a valid email address.',
  },
  { send: clickAtLowerEdge, fault: 500, values: MESSAGE, says: 'Please try again or email' },
  { send: pressEnter, fault: 200, values: MESSAGE, says: 'Thanks! Your message was sent.' },
] as const;

/** Lets the clock tick until the banner is there, and no further: what holds then holds within half a second. */
const answered = (page: Page) =>
  expect
    .poll(async () => {
      if ((await form.banner.count()) === 0) await page.clock.runFor(1);
      return form.banner.count();
    })
    .toBe(1);

test('on every screen the banner is visible for its 5 seconds and covers no field in use', async ({
  page,
  site,
}) => {
  await openStill(page, PHONE);
  for (const screen of screens)
    await test.step(`${screen.width} × ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      for (const { values, says, fault, send } of outcomes) {
        site.mail.fault = fault;
        await form.fill(values);
        await send();
        await answered(page);
        await expect(form.banner).toContainText(says);
        expect.soft(await faults(page), says).toEqual([]);
        await page.clock.runFor(4500);
        expect.soft(await faults(page), `${says}, after 4.5 s`).toEqual([]);
        await page.clock.runFor(500);
        await expect(form.banner, `${says}, after 5 s`).toHaveCount(0);
      }
    });
});

test('on a computer, an open menu lies above the banner', async ({ page }) => {
  await openStill(page, { width: 1280, height: 720 });
  await form.button.click();
  await expect(form.banner).toBeVisible();
  await page.mouse.move(1, 719); // A menu that opens under the pointer would stay open.
  await servicesButton(page).focus();
  await page.keyboard.press('Enter');
  const links = page.locator('header .navigation-sublink');
  await expect(links.first()).toBeVisible();
  const covered = () =>
    links.evaluateAll((all) =>
      all.filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
  await expect.poll(covered).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => faults(page)).toEqual([]);
});

test('on a phone, the banner moves nothing, and no field is under it that gets the focus', async ({
  page,
}) => {
  await openStill(page, PHONE);
  await form.fill();
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
  expect(await places(), 'nothing moves').toEqual(before);
  for (const name of ['name', 'title', 'message']) {
    await form.field(name).evaluate((field) => {
      window.scrollBy({ top: field.getBoundingClientRect().top - 130, behavior: 'instant' });
      field.focus();
    });
    expect(await faults(page), name).toEqual([]);
  }
});
