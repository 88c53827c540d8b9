import { z } from 'zod';
import { onlyWord, withWord } from './braces.ts';
import { text, webAddress } from './fields.ts';

const formField = (label: string) =>
  z
    .strictObject({
      label: text('Label over the field.', label, 40),
      hint: text('Help under the label.', 'So that we can answer.', 120).optional(),
    })
    .describe(`The ${label.toLowerCase()} field.`);

/** The words of the contact form in `site.yaml`. */
export const contactForm = z
  .strictObject({
    subject: text('Subject of the email that reaches the company.', 'New message from the website', 120),
    fields: z
      .strictObject({
        name: formField('Name'),
        email: formField('Email'),
        title: formField('Job title'),
        message: formField('Message'),
      })
      .describe('The fields.'),
    send: text('Words of the button.', 'Send Message', 30),
    sending: text('Words of the button while the message is on its way.', 'Sending...', 30),
    sendingNote: text(
      'What a screen reader says while the message is on its way; without it, the words of the button.',
      'Your message is on its way.',
      120,
    ).optional(),
    missing: withWord(
      '{field}',
      text(
        'What a visitor reads who left a field empty; {field} becomes its name.',
        'Please fill out the {field} field.',
        120,
      ),
    ),
    badEmail: text(
      'What a visitor reads whose email address cannot be right.',
      'Please enter a valid email address.',
      120,
    ),
    tooLong: onlyWord(
      '{email}',
      text(
        'What a visitor reads whose message is longer than 1 MB; {email} becomes the company’s address. Without it, the text for a message that could not be sent.',
        'Your message is too long. Please shorten it or email {email}.',
        200,
      ),
    ).optional(),
    missingNote: text(
      'Note that stays beside a field that was left empty; without it, the message itself.',
      'Please fill this in.',
      120,
    ).optional(),
    badEmailNote: text(
      'Note that stays beside an email address that cannot be right; without it, the message itself.',
      'An address looks like name@company.com.',
      120,
    ).optional(),
    tooLongNote: text(
      'Note that stays beside a message that is too long; without it, the message itself.',
      'Please shorten it.',
      120,
    ).optional(),
    invalidHeading: text('Heading over a message about a field.', 'Please check the form', 60),
    honeypot: text(
      'Label of a field that only robots fill in, for visitors whose browser shows no styles.',
      'Leave this empty',
      60,
    ).optional(),
    success: z
      .strictObject({
        heading: text('Heading after a message was sent.', 'Message sent successfully', 60),
        text: text('Text after a message was sent.', 'Thanks! Your message was sent.', 200),
      })
      .describe('After a message was sent.'),
    failure: z
      .strictObject({
        heading: text('Heading after a message could not be sent.', 'Couldn’t send message', 60),
        text: onlyWord(
          '{email}',
          text(
            'Text after a message could not be sent; {email} becomes the address.',
            'Please try again or email {email}.',
            200,
          ),
        ),
      })
      .describe('After a message could not be sent.'),
  })
  .describe('Labels and messages of the contact form.');

/** Parts of names by which browsers know what to fill in. */
const filledByBrowsers =
  /name|mail|phone|tel|mobile|fax|company|organi[sz]ation|address|street|city|state|region|zip|post|country|url|web|site|birth|card|user|pass/i;

/** The mail service of `site.yaml`. */
export const mailService = z
  .strictObject({
    address: webAddress('Web address of the service that forwards messages.', 'https://formsubmit.co'),
    fields: z
      .strictObject({
        subject: text('Its field for the subject.', '_subject', 40),
        captcha: text('Its field that switches the captcha.', '_captcha', 40),
        template: text('Its field for the layout of the email.', '_template', 40),
        honeypot: text('Its field that people leave empty and robots fill.', '_honey', 40).refine(
          (name) => !filledByBrowsers.test(name),
          {
            error:
              'Browsers fill in a field with a name like this by themselves, and the message of that visitor would be lost. Write the name that the service gives its honeypot.',
            params: { better: 'honeypot: _honey' },
          },
        ),
      })
      .describe('Names of the fields that steer the service.'),
  })
  .describe('The service that turns the contact form into email.');
