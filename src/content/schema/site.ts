import { z } from 'zod';
import { button, date, email, isDay, isTime, link, phone, text, time, webAddress } from './fields.ts';

/** Words in braces. */
const bracedWords = (text: string) => text.match(/\{+\s*[\w-]+\s*\}+/g) ?? [];

/** A text in which one word in braces is replaced. Visitors would see any other. */
const onlyWord = (word: string, schema: z.ZodString) =>
  schema.refine((value) => bracedWords(value).every((one) => one === word), {
    error: `Only ${word} is replaced in this text. Visitors would see any other word in braces.`,
    params: {
      better: (value: string) =>
        bracedWords(value).reduce((text, one) => text.replace(one, () => word), value),
    },
  });

/** A text that must contain a word in braces, which is replaced. */
const withWord = (word: string, schema: z.ZodString) =>
  onlyWord(word, schema).refine(
    (value) => value.trim() === '' || value.includes(word) || bracedWords(value).length > 0,
    {
      error: `${word} is missing in this text; the site replaces it with the right words.`,
      params: { better: (value: string) => value.replace(inBrackets(word), word) },
    },
  );

/** The word with other signs around it: `[field]`, `(field)`, `<field>`, `{Field`. */
const inBrackets = (word: string) => new RegExp(`[\\[({<%]+\\s*${word.slice(1, -1)}\\s*[\\])}>%]*`, 'i');

const navigationLink = z.strictObject({
  label: text('Words of the link.', 'About Us', 40),
  link: link('Where the link leads.', '/about'),
});

/** A link of a group of the header. */
const groupLink = navigationLink.extend({
  text: text(
    'A few words below the link, in the open group on wide screens.',
    'Surveys, design and management',
    60,
  ).optional(),
});

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** An address anywhere; one in the United States needs its state and its ZIP code. */
const address = (description: string) =>
  z
    .strictObject({
      street: text('Street and number.', '100 Example Avenue', 80),
      city: text('City.', 'Kent', 40),
      region: text('State, province or county; in the United States, two letters.', 'WA', 40).optional(),
      postalCode: text('ZIP code or postal code, in quotes.', '98032', 10).optional(),
      country: text('Country, two letters.', 'US', 2),
    })
    .superRefine(({ country, region, postalCode }, context) => {
      if (country.toUpperCase() !== 'US') return;
      const missing = (path: string, message: string, better: string) =>
        context.addIssue({ code: 'custom', path: [path], message, params: { better } });
      if (region?.length !== 2) missing('region', 'A state is written with two letters.', 'region: WA');
      if (!postalCode)
        missing('postalCode', 'An address in the United States has a ZIP code.', 'postalCode: "98032"');
    })
    .describe(description);

const company = z
  .strictObject({
    name: text('Name of the company.', 'Cedarline Networks', 60),
    email: email('Email address; messages from the contact form go there as well.'),
    phone: phone('Phone number as visitors read it.'),
    address: address('Street address.'),
    offices: z
      .array(
        z.strictObject({
          name: text('Name of the office, as a label.', 'Portland', 40),
          address: address('Its street address.'),
          phone: phone('Its phone number, where it has one of its own.').optional(),
        }),
      )
      .min(1)
      .max(6)
      .optional()
      .describe('Further offices, shown below the first one.'),
    hours: z
      .array(
        z
          .strictObject({
            from: z.enum(days).describe('First day of the week with these hours.'),
            until: z.enum(days).optional().describe('Last day with these hours; left out, only the first.'),
            opens: time('When the office opens, from 00:00 to 23:59, in quotes.', '08:00'),
            closes: time('When the office closes, in quotes.', '18:00'),
          })
          .refine(({ opens, closes }) => !(isTime(opens) && isTime(closes)) || opens < closes, {
            path: ['closes'],
            error: 'The office closes before it opens.',
            params: { better: 'Write the hours as on a clock of 24 hours: closes: "18:00"' },
          }),
      )
      .min(1)
      .max(14)
      .optional()
      .describe('Opening hours, for search engines and for the contact details.'),
    area: text('Where the company works.', 'Serving nationwide clients', 60),
    summary: text(
      'One sentence about the company, for search engines and the footer.',
      'Networks, security and support.',
      200,
    ),
  })
  .describe('Who we are.');

/** What an entry of the header needs besides its label. */
const entryForms = 'link: /about\nor, for a group:\nitems:\n  - label: …\n    link: /about';

const navigation = z
  .strictObject({
    items: z
      .array(
        z
          .strictObject({
            label: text('Words of the link or of the group.', 'Home', 40),
            link: link('Where the link leads; a group has none.', '/').optional(),
            items: z.array(groupLink).min(1).optional().describe('The links of a group.'),
          })
          .refine(({ link, items }) => link !== undefined || items !== undefined, {
            error: 'An entry of the header has either a “link” or, as a group, “items”.',
            params: { better: entryForms },
          })
          .refine(({ link, items }) => link === undefined || items === undefined, {
            error: 'A group of the header only opens: it has “items”, and no “link” of its own.',
            params: { better: 'Take the line “link” away; it can be the first of the items instead.' },
          }),
      )
      .min(1)
      .max(7)
      .describe('The links of the header, from left to right.'),
    button: button('The button at the end of the header.'),
  })
  .describe('The header.');

const footer = z
  .strictObject({
    services: z
      .strictObject({
        heading: text('Heading of the list.', 'Services', 40),
        links: z.array(navigationLink).min(1).describe('The links.'),
      })
      .describe('Links to the services.'),
    company: z
      .strictObject({
        heading: text('Heading of the list.', 'Company', 40),
        links: z.array(navigationLink).min(1).describe('The links.'),
      })
      .describe('Links about the company.'),
    contact: z
      .strictObject({
        heading: text('Heading of the details.', 'Contact', 40),
        lead: text(
          'What to call the phone number for; it is then shown large.',
          'An outage? Call, day or night.',
          60,
        ).optional(),
      })
      .describe('Contact details.'),
    legal: z.array(navigationLink).min(1).describe('The small links at the very bottom.'),
    copyright: onlyWord(
      '{year}',
      text(
        'Copyright statement; {year} becomes the year in which the site was last published.',
        '© 2025 Cedarline Networks. All rights reserved.',
        120,
      ),
    ),
  })
  .describe('The footer.');

const formField = (label: string) =>
  z
    .strictObject({
      label: text('Label over the field.', label, 40),
      hint: text('Help under the label.', 'So that we can answer.', 120).optional(),
    })
    .describe(`The ${label.toLowerCase()} field.`);

const contactForm = z
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
    back: button(
      'The way back to the form after a message could not be sent, for visitors whose browser runs no scripts.',
    ).optional(),
    backNote: text(
      'What those visitors read beside it.',
      'Your browser’s Back button keeps what you have typed.',
      120,
    ).optional(),
  })
  .describe('Labels and messages of the contact form.');

/** Parts of names by which browsers know what to fill in. */
const filledByBrowsers =
  /name|mail|phone|tel|mobile|fax|company|organi[sz]ation|address|street|city|state|region|zip|post|country|url|web|site|birth|card|user|pass/i;

const mailService = z
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

const notice = z
  .strictObject({
    text: text('What visitors should know.', 'Our office is closed on Thursday, December 24.', 160),
    button: button('Where to read more.').optional(),
    from: date('First day on which it is shown.', '2026-12-20'),
    until: date('Last day on which it is shown.', '2026-12-24'),
  })
  .refine(({ from, until }) => !(isDay(from) && isDay(until)) || from <= until, {
    path: ['until'],
    error: 'The last day is before the first one.',
    params: { better: 'Write the earlier day in “from”, and the later one in “until”.' },
  })
  .describe('A notice above every page, from its first day to its last.');

const label = (description: string, example: string) => text(description, example, 120);

const words = z
  .strictObject({
    skip: label('Link past the header.', 'Skip to main content'),
    menu: label('Name of the menu button on phones.', 'Menu'),
    mainNavigation: label('Name of the header’s links, for screen readers.', 'Main'),
    footerNavigation: label('Name of the footer’s links, for screen readers.', 'Footer'),
    homeLink: onlyWord(
      '{company}',
      label(
        'Name of the logo’s link, for screen readers; {company} becomes the company’s name.',
        '{company}, home',
      ),
    ),
    copyEmail: label('Name of the button that copies the email address.', 'Copy email address'),
    copyPhone: label('Name of the button that copies the phone number.', 'Copy phone number'),
    copied: onlyWord(
      '{value}',
      label('What a toast says after copying; {value} becomes what was copied.', 'Copied {value}'),
    ),
    copyFailed: label(
      'What a toast says when the browser refuses to copy.',
      'Could not copy. Please select the text instead.',
    ),
    offline: label('What a toast says when the connection is lost.', 'You are offline.'),
    online: label('What a toast says when the connection is back.', 'You are back online.'),
    newVersion: label(
      'What a toast says when this site has been updated.',
      'A newer version of this site is available.',
    ),
    reload: label('The button beside it.', 'Reload'),
    notifications: onlyWord(
      '{hotkey}',
      label(
        'Name of the place where toasts appear, for screen readers; {hotkey} becomes the key.',
        'Notifications ({hotkey})',
      ),
    ),
    dismiss: label('Name of the button that closes a toast or message.', 'Dismiss'),
    errorText: label('What the error screen says under its title.', 'This page did not come through.'),
    errorHome: label('The way home on the error screen.', 'Back to the home page'),
  })
  .describe('Small words of the frame: names for screen readers, toasts, the error screen.');

export const siteSchema = z
  .strictObject({
    address: webAddress('Where this site is published, without a slash at the end.'),
    titlePattern: withWord(
      '{title}',
      text(
        'How page titles read in the browser tab; {title} becomes the page’s title.',
        '{title} | Cedarline Networks',
        60,
      ),
    ),
    language: text('Language of the site.', 'en', 5),
    imageHost: z
      .union([z.literal(''), webAddress('')])
      .describe('Web address of the host for pictures; empty means this site itself.'),
    company,
    notice: notice.optional(),
    navigation,
    footer,
    contactForm,
    mailService,
    words,
  })
  .describe('What all pages share: the company, header, footer, contact form and services behind them.');

export type Site = z.output<typeof siteSchema>;
