import { onlyWord, withWord } from './braces.ts';
import { group, heading, labelText, paragraph, text, webAddress } from './fields.ts';

const formField = (label: string) =>
  group(
    { label, help: `The ${label.toLowerCase()} field.` },
    {
      label: labelText({ label: 'Label', help: 'Label over the field.', example: label, max: 40 }),
      hint: text({
        label: 'Hint',
        help: 'Help under the label.',
        example: 'So that we can answer.',
        max: 120,
      }).optional(),
    },
  );

/** The words of the contact form in `site.yaml`. */
export const contactForm = group(
  { label: 'Contact form', help: 'Labels and messages of the contact form.' },
  {
    subject: text({
      label: 'Subject',
      help: 'Subject of the email that reaches the company.',
      example: 'New message from the website',
      max: 120,
    }),
    fields: group(
      { label: 'Fields', help: 'The fields of the form.' },
      {
        name: formField('Name'),
        email: formField('Email'),
        title: formField('Job title'),
        message: formField('Message'),
      },
    ),
    send: text({ label: 'Button', help: 'Words of the button.', example: 'Send Message', max: 30 }),
    sending: text({
      label: 'Button while sending',
      help: 'Words of the button while the message is on its way.',
      example: 'Sending...',
      max: 30,
    }),
    sendingNote: text({
      label: 'Read aloud while sending',
      help: 'What a screen reader says while the message is on its way; without it, the words of the button.',
      example: 'Your message is on its way.',
      max: 120,
    }).optional(),
    missing: withWord(
      '{field}',
      text({
        label: 'Message for an empty field',
        help: 'What a visitor reads who left a field empty; {field} becomes its name.',
        example: 'Please fill out the {field} field.',
        max: 120,
      }),
    ),
    badEmail: text({
      label: 'Message for a wrong email address',
      help: 'What a visitor reads whose email address cannot be right.',
      example: 'Please enter a valid email address.',
      max: 120,
    }),
    tooLong: onlyWord(
      '{email}',
      text({
        label: 'Message for a text that is too long',
        help: 'What a visitor reads whose message is longer than 1 MB; {email} becomes the company’s address. Without it, the text for a message that could not be sent.',
        example: 'Your message is too long. Please shorten it or email {email}.',
        max: 200,
      }),
    ).optional(),
    missingNote: text({
      label: 'Note beside an empty field',
      help: 'Note that stays beside a field that was left empty; without it, the message itself.',
      example: 'Please fill this in.',
      max: 120,
    }).optional(),
    badEmailNote: text({
      label: 'Note beside a wrong email address',
      help: 'Note that stays beside an email address that cannot be right; without it, the message itself.',
      example: 'An address looks like name@company.com.',
      max: 120,
    }).optional(),
    tooLongNote: text({
      label: 'Note beside a text that is too long',
      help: 'Note that stays beside a message that is too long; without it, the message itself.',
      example: 'Please shorten it.',
      max: 120,
    }).optional(),
    invalidHeading: text({
      label: 'Heading over mistakes',
      help: 'Heading over a message about a field.',
      example: 'Please check the form',
      max: 60,
    }),
    honeypot: text({
      label: 'Label of the field for robots',
      help: 'Label of a field that only robots fill in, for visitors whose browser shows no styles.',
      example: 'Leave this empty',
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
        text: onlyWord(
          '{email}',
          text({
            label: 'Text',
            help: 'Text after a message could not be sent; {email} becomes the address.',
            example: 'Please try again or email {email}.',
            max: 200,
          }),
        ),
      },
    ),
  },
);

/** Parts of names by which browsers know what to fill in. */
const filledByBrowsers =
  /name|mail|phone|tel|mobile|fax|company|organi[sz]ation|address|street|city|state|region|zip|post|country|url|web|site|birth|card|user|pass/i;

/** The mail service of `site.yaml`. */
export const mailService = group(
  { label: 'Mail service', help: 'The service that turns the contact form into email.' },
  {
    address: webAddress({
      label: 'Address',
      help: 'Web address of the service that forwards messages.',
      example: 'https://formsubmit.co',
    }),
    fields: group(
      { label: 'Fields', help: 'Names of the fields that steer the service.' },
      {
        subject: text({
          label: 'Subject',
          help: 'Its field for the subject.',
          example: '_subject',
          max: 40,
        }),
        captcha: text({
          label: 'Captcha',
          help: 'Its field that switches the captcha.',
          example: '_captcha',
          max: 40,
        }),
        template: text({
          label: 'Template',
          help: 'Its field for the layout of the email.',
          example: '_template',
          max: 40,
        }),
        honeypot: text({
          label: 'Field for robots',
          help: 'Its field that people leave empty and robots fill.',
          example: '_honey',
          max: 40,
        }).refine((name) => !filledByBrowsers.test(name), {
          error:
            'Browsers fill in a field with a name like this by themselves, and the message of that visitor would be lost. Write the name that the service gives its honeypot.',
          params: { better: 'honeypot: _honey' },
        }),
      },
    ),
  },
);
