import { expect, test } from 'vitest';
import { site } from '../../tests/site-fixture.ts';
import { mailOptions } from './site-options.ts';

test('messages go to the company, and response pages use the site’s texts', () => {
  expect(mailOptions(site)).toEqual({
    recipient: site.company.email,
    fields: site.mailService.fields,
    words: {
      language: 'en',
      success: site.contactForm.success,
      failure: {
        heading: 'Couldn’t send message',
        text: 'Couldn’t send message. Please try again or email hello@example.test.',
      },
      tooLong: 'Too long. Please shorten it or email hello@example.test.',
      home: { label: site.words.errorHome, link: site.address },
      form: {
        label: 'Back to the form',
        link: 'https://www.example.test/contact',
        note: 'Your browser’s Back button keeps what you have typed.',
      },
    },
  });
  expect(mailOptions(site, '/').words?.form?.link).toBe('/contact');
});
