/** Browsers that lack or forbid something: nothing breaks. */
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import { expect, testWithMail as test } from './support/test.ts';
import { footer, header, headingOf, open, PHONE, readThrough, scrollTo, scrollY } from './support/visitor.ts';

// What fails where storage is full is caught where this is.
test('storage and cookies are blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
    Object.defineProperty(document, 'cookie', { get });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, '/');
  await readThrough(page);
  await scrollTo(page, 500);
  await header(page).getByRole('link', { name: 'Company' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/about'));
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(500);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/contact'));
  const form = new ContactForm(page);
  await form.fill({ name: MESSAGE.name });
  await form.button.click();
  await expect(form.banner).toContainText('Please fill out the email field.');
  await form.fill();
  await form.button.click();
  await expect(form.banner).toContainText('Message sent successfully');
  await footer(page).getByRole('link', { name: 'Wireless Solutions' }).click();
  await expect(page).toHaveURL('/wireless');
  expect(errors).toEqual([]);
});
