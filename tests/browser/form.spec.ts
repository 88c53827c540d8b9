/** The contact form in a browser: sections 3, 4, 5, 7 and 8 of the specification. */
import { axeViolations } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import { expect, testWithMail as test } from './support/test.ts';
import { animationsEnd } from './support/visitor.ts';

let form: ContactForm;

test.beforeEach(({ page }) => {
  form = new ContactForm(page);
});

test('the form sends one multipart POST with all eight fields, without a preflight request (sections 3 and 7)', async ({
  site,
}) => {
  await form.open();
  await form.fill();
  await form.button.click();
  await expect(form.banner).toBeVisible();

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

test('the form checks its fields in order, with native validation off, and sends nothing (section 5)', async ({
  page,
  site,
}) => {
  await form.open();
  await expect(page.locator('.contact-form')).toHaveJSProperty('noValidate', true);
  for (const [name, value] of Object.entries({ ...MESSAGE, email: 'ada@engine' })) {
    await form.button.click();
    await expect(form.banner).toContainText(`Please fill out the ${name} field.`);
    await expect(form.field(name)).toBeFocused();
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    await form.fill({ [name]: value });
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'false');
  }
  await form.button.click();
  await expect(form.banner).toContainText('Please enter a valid email address.');
  await expect(form.field('email')).toBeFocused();
  expect(site.mail.requests).toEqual([]);
});

test('the form drops a message of a robot in silence (section 5)', async ({ site }) => {
  await form.open();
  await form.fill();
  await form.field('_honey').evaluate((trap: HTMLInputElement) => {
    trap.value = 'robot';
  });
  await form.button.click();
  await expect(form.banner).toHaveCount(0);
  await form.expectIdle();
  await form.expectValues(MESSAGE);
  // What is sent next is the first message that arrives.
  await form.field('_honey').evaluate((trap: HTMLInputElement) => {
    trap.value = '';
  });
  await form.button.click();
  await expect(form.banner).toContainText('Message sent successfully');
  expect(site.mail.mails).toMatchObject([{ _honey: '' }]);
});

test('the form lets the browser fill in name and email, and neither the message nor the honeypot', async ({
  page,
}) => {
  await form.open();
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

test('the form says that a message is too long before it is sent, and keeps it', async ({ site }) => {
  await form.open();
  await form.fill();
  const long = 'A log. '.repeat(150_000);
  await form.field('message').evaluate((field: HTMLTextAreaElement, long) => {
    field.value = long;
  }, long);
  await form.button.click();
  await expect(form.banner).toContainText(
    `Your message is longer than we can receive (1 MB). Please shorten it or email ${site.content.company.email}.`,
  );
  await expect(form.field('message')).toHaveValue(long);
  expect(site.mail.requests).toEqual([]);
});

test('the form lets a keyboard go from field to field to the button, past the honeypot', async ({ page }) => {
  await form.open();
  await form.field('name').focus();
  const stops = ['name', 'email', 'title', 'message', ''];
  for (const name of stops) {
    await expect(page.locator(':focus')).toHaveJSProperty('name', name);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await expect(form.button).toBeFocused();
});

test('the button reads “Sending...” while sending, and keeps the focus afterwards (section 4)', async ({
  site,
}) => {
  await form.open();
  await form.fill();
  let letGo = () => {};
  site.mail.hold = new Promise((resolve) => {
    letGo = resolve;
  });
  await form.button.press('Enter');
  await expect(form.button).toHaveText('Sending...');
  await expect(form.button).toBeDisabled();
  letGo();
  await form.expectIdle();
  await expect(form.button).toBeFocused();
});

for (const [status, heading, text] of [
  [200, 'Message sent successfully', 'Thanks! Your message was sent. We’ll get back to you shortly.'],
  [500, 'Couldn’t send message', 'Couldn’t send message. Please try again or email {email}.'],
] as const) {
  test(`the form shows the banner of a ${status} for 5 seconds (sections 4, 8 and 9)`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    site.mail.fault = status;
    await form.open();
    await form.fill();
    await form.button.click();
    await expect(form.banner.locator('.form-banner-heading')).toHaveText(heading);
    await expect(form.banner.locator('.form-banner-text')).toHaveText(
      text.replace('{email}', site.content.company.email),
    );
    await expect(form.banner).toHaveAttribute('data-kind', status === 200 ? 'success' : 'error');
    await form.expectValues(status === 200 ? {} : MESSAGE);
    await page.clock.runFor(4000);
    await expect(form.banner).toBeVisible();
    await page.clock.runFor(1000);
    await expect(form.banner).toHaveCount(0);
  });
}

for (const width of [390, 1440]) {
  test(`the form is accessible, still and within the policy in every state at ${width} px`, async ({
    page,
    site,
  }) => {
    const complaints = await complaintsOf(page);
    await page.setViewportSize({ width, height: 900 });
    await form.open();
    await form.fill();
    await form.fill({ email: 'ada@engine' });
    await form.button.click();
    await expect(form.banner).toBeVisible();
    expect(await axeViolations(page), 'with an error').toEqual([]);
    await form.fill();
    let letGo = () => {};
    site.mail.hold = new Promise((resolve) => {
      letGo = resolve;
    });
    const placeOfButton = () =>
      form.button.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
    const place = await placeOfButton();
    await form.button.click();
    await expect(form.button).toBeDisabled();
    expect(await axeViolations(page), 'while sending').toEqual([]);
    letGo();
    await expect(form.banner).toBeVisible();
    await animationsEnd(form.banner);
    expect(await axeViolations(page), 'after sending').toEqual([]);
    expect(await placeOfButton(), 'the button has moved').toBe(place);
    expect(complaints).toEqual([]);
  });
}
