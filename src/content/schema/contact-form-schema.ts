import { onlyWord, withWord } from './braces.ts';
import { group, heading, labelText, paragraph, phrase } from './fields.ts';

const formField = (label: string) =>
  group(
    { label, help: `The ${label.toLowerCase()} field.` },
    {
      label: labelText({ label: 'Label', help: 'Label over the field.', example: label, max: 40 }),
      hint: phrase('Hint', 'Help under the label.', 'So that we can answer.').optional(),
    },
  );

/** The words of the contact form in `site.yaml`. */
export const contactForm = group(
  { label: 'Contact form', help: 'Labels and messages of the contact form.' },
  {
    subject: phrase(
      'Subject',
      'Subject of the email that reaches the company.',
      'New message from the website',
    ),
    fields: group(
      { label: 'Fields', help: 'The fields of the form.' },
      {
        name: formField('Name'),
        email: formField('Email'),
        title: formField('Job title'),
        message: formField('Message'),
      },
    ),
    send: phrase('Button', 'Words of the button.', 'Send Message', 30),
    sending: phrase(
      'Button while sending',
      'Words of the button while the message is on its way.',
      'Sending...',
      30,
    ),
    sendingNote: phrase(
      'Read aloud while sending',
      'What a screen reader says while the message is on its way; without it, the words of the button.',
      'Your message is on its way.',
    ).optional(),
    missing: withWord(
      '{field}',
      phrase(
        'Message for an empty field',
        'What a visitor reads who left a field empty; {field} becomes its name.',
        'Please fill out the {field} field.',
      ),
    ),
    badEmail: phrase(
      'Message for a wrong email address',
      'What a visitor reads whose email address cannot be right.',
      'Please enter a valid email address.',
    ),
    tooLong: onlyWord(
      '{email}',
      phrase(
        'Message for a text that is too long',
        'What a visitor reads whose message is longer than 1 MB; {email} becomes the company’s address. Without it, the text for a message that could not be sent.',
        'Your message is too long. Please shorten it or email {email}.',
        200,
      ),
    ).optional(),
    missingNote: phrase(
      'Note beside an empty field',
      'Note that stays beside a field that was left empty; without it, the message itself.',
      'Please fill this in.',
    ).optional(),
    badEmailNote: phrase(
      'Note beside a wrong email address',
      'Note that stays beside an email address that cannot be right; without it, the message itself.',
      'An address looks like name@company.com.',
    ).optional(),
    tooLongNote: phrase(
      'Note beside a text that is too long',
      'Note that stays beside a message that is too long; without it, the message itself.',
      'Please shorten it.',
    ).optional(),
    invalidHeading: phrase(
      'Heading over mistakes',
      'Heading over a message about a field.',
      'Please check the form',
      60,
    ),
    honeypot: phrase(
      'Label of the field for robots',
      'Label of a field that only robots fill in, for visitors whose browser shows no styles.',
      'Leave this empty',
      60,
    ).optional(),
    success: group(
      { label: 'After sending', help: 'What visitors read after a message was sent.' },
      {
        heading: heading('Message sent successfully', 'Heading after a message was sent.', 60),
        text: paragraph({
          help: 'Text after a message was sent.',
          example: 'Thanks! Your message was sent.',
          max: 200,
        }),
      },
    ),
    failure: group(
      { label: 'When sending fails', help: 'What visitors read after a message could not be sent.' },
      {
        heading: heading('Couldn’t send message', 'Heading after a message could not be sent.', 60),
        text: onlyWord(
          '{email}',
          phrase(
            'Text',
            'Text after a message could not be sent; {email} becomes the address.',
            'Please try again or email {email}.',
            200,
          ),
        ),
      },
    ),
  },
);
