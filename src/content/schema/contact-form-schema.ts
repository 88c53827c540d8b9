import { onlyWord, withWord } from './braces.ts';
import { group, heading, paragraph, phrase } from './fields.ts';

const formField = (label: string) =>
  group(
    { label, help: `The ${label.toLowerCase()} field.` },
    {
      label: phrase('Label over the field', label, { max: 40 }),
      hint: phrase('Help under the label', 'So that we can answer.').optional(),
    },
  );

const WITHOUT_NOTE = 'It stays beside the field. Without it, the message itself does.';

/** The words of the contact form in `site.yaml`. */
export const contactForm = group(
  { label: 'Contact form', help: 'Labels and messages of the contact form.' },
  {
    subject: phrase('Subject of the email that reaches the company', 'New message from the website'),
    fields: group(
      { label: 'Fields', help: 'The fields of the form.' },
      {
        name: formField('Name'),
        email: formField('Email'),
        title: formField('Job title'),
        message: formField('Message'),
      },
    ),
    send: phrase('Button', 'Send Message', { max: 30 }),
    sending: phrase('Button while sending', 'Sending...', { max: 30 }),
    sendingNote: phrase('Read aloud while sending', 'Your message is on its way.', {
      help: 'Without it, the words of the button.',
    }).optional(),
    missing: withWord('{field}', phrase('Message for an empty field', 'Please fill out the {field} field.')),
    badEmail: phrase('Message for a wrong email address', 'Please enter a valid email address.'),
    tooLong: onlyWord(
      '{email}',
      phrase('Message for a text of more than 1 MB', 'Please shorten it or email {email}.', {
        help: 'Without it, the text for a message that could not be sent.',
        max: 200,
      }),
    ).optional(),
    missingNote: phrase('Note beside an empty field', 'Please fill this in.', {
      help: WITHOUT_NOTE,
    }).optional(),
    badEmailNote: phrase('Note beside a wrong email address', 'An address looks like name@company.com.', {
      help: WITHOUT_NOTE,
    }).optional(),
    tooLongNote: phrase('Note beside a text that is too long', 'Please shorten it.', {
      help: WITHOUT_NOTE,
    }).optional(),
    invalidHeading: phrase('Heading over a message about a field', 'Please check the form', { max: 60 }),
    honeypot: phrase('Label of a field that only robots fill in', 'Leave this empty', {
      help: 'For visitors whose browser shows no styles.',
      max: 60,
    }).optional(),
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
        text: onlyWord('{email}', phrase('Text', 'Please try again or email {email}.', { max: 200 })),
      },
    ),
  },
);
