import { z } from 'zod';
import { onlyWord, withWord } from './braces.ts';
import { company } from './company.ts';
import { contactForm, mailService } from './contact-form-schema.ts';
import { button, date, isDay, link, text, webAddress } from './fields.ts';
import { words } from './shell-words.ts';

const navigationLink = z.strictObject({
  label: text('Words of the link.', 'About Us', 40),
  link: link('Where the link leads.', '/about'),
});

/** A link of a group of the header. */
const groupLink = navigationLink.extend({
  text: text(
    'A few words below the link, in the open group.',
    'Surveys, design and management',
    60,
  ).optional(),
});

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
          })
          .meta({ needsOneOf: ['link', 'items'] }),
      )
      .min(1)
      .max(7)
      .describe('The links of the header, from left to right.'),
    button: button('The button at the end of the header.'),
  })
  .describe('The header.');

const linkList = (heading: string) =>
  z.strictObject({
    heading: text('Heading of the list.', heading, 40),
    links: z.array(navigationLink).min(1).describe('The links.'),
  });

const footer = z
  .strictObject({
    services: linkList('Services').describe('Links to the services.'),
    company: linkList('Company').describe('Links about the company.'),
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
