/** The lamps beside the form's fields, and the cable between them. */
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const LIT = 'rgb(18, 165, 108)';
const FAULT = 'rgb(179, 38, 30)';

test('the lamp beside a field is lit while the field is filled in, and red while it is at fault', async ({
  page,
}) => {
  const form = new ContactForm(page);
  const lamp = (name: string) => page.locator(`.field-${name} .field-lamp`);
  const cableBeside = (name: string) =>
    lamp(name).evaluate((one) => getComputedStyle(one, '::before').borderLeftColor);
  await form.open();
  for (const [name, value] of Object.entries(MESSAGE)) {
    await expect(lamp(name)).not.toHaveCSS('background-color', LIT);
    expect(await cableBeside(name)).not.toBe(LIT);
    await form.fill({ [name]: value });
    await expect(lamp(name)).toHaveCSS('background-color', LIT);
    expect(await cableBeside(name)).toBe(LIT);
  }
  const cable = () =>
    page.locator('.contact-form').evaluate((card) => getComputedStyle(card, '::before').borderBottomColor);
  await expect.poll(cable).toBe(LIT);
  await form.fill({ email: 'ada@engine' });
  await expect(lamp('email')).not.toHaveCSS('background-color', LIT);
  expect(await cable()).not.toBe(LIT);
  await form.button.click();
  await expect(lamp('email')).toHaveCSS('background-color', FAULT);
  await form.fill({ name: ' ' });
  await expect(lamp('name')).not.toHaveCSS('background-color', LIT);
});
