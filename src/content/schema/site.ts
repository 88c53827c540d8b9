import type { z } from 'zod';
import { onlyWord, withWord } from './braces.ts';
import { company } from './company.ts';
import { contactForm } from './contact-form-schema.ts';
import {
  button,
  date,
  group,
  heading,
  isDay,
  items,
  labelText,
  link,
  list,
  paragraph,
  phrase,
  webAddress,
} from './fields.ts';
import { words } from './shell-words.ts';

const navigationLink = group(
  { label: 'Link' },
  {
    label: labelText({ label: 'Words', help: 'Words of the link.', example: 'About Us', max: 40 }),
    link: link({ help: 'Where the link leads.', example: '/about' }),
  },
);

/** A link of a group of the header. */
const groupLink = group(
  { label: 'Link' },
  {
    ...navigationLink.shape,
    text: phrase('A few words below the link', 'Surveys, design and management', { max: 60 }).optional(),
  },
);

/** What an entry of the header needs besides its label. */
const entryForms = 'link: /about\nor, for a group:\nitems:\n  - label: …\n    link: /about';

const entry = group(
  { label: 'Entry' },
  {
    label: labelText({
      label: 'Words',
      help: 'Words of the link or of the group.',
      example: 'Home',
      max: 40,
    }),
    link: link({ help: 'Where the link leads; a group has none.', example: '/' }).optional(),
    items: items({ label: 'Links', help: 'The links of a group.', min: 1 }, groupLink).optional(),
  },
).refine(({ link, items }) => (link === undefined) !== (items === undefined), {
  error: 'An entry of the header has either a “link” or, as a group that only opens, “items”.',
  params: { better: entryForms },
});

const navigation = group(
  { label: 'Header', help: 'The header.' },
  {
    items: items(
      { label: 'Entries', help: 'The links and groups of the header, from left to right.', min: 1, max: 7 },
      entry,
    ),
    button: button({ help: 'The button at the end of the header.' }),
  },
);

const linkList = (label: string, help: string) =>
  group(
    { label, help },
    {
      heading: heading(label, 'Heading of the list.', 40),
      links: list({ label: 'Links', help: 'The links.', min: 1, synonyms: ['items'] }, navigationLink),
    },
  );

const footer = group(
  { label: 'Footer', help: 'The footer.' },
  {
    services: linkList('Services', 'Links to the services.'),
    company: linkList('Company', 'Links about the company.'),
    contact: group(
      { label: 'Contact', help: 'Contact details.' },
      {
        heading: heading('Contact', 'Heading of the details.', 40),
        lead: phrase('Line over the phone number', 'An outage? Call, day or night.', {
          help: 'What to call it for; it is then shown large.',
          max: 60,
        }).optional(),
      },
    ),
    legal: list(
      { label: 'Small links at the bottom', help: 'The small links at the very bottom.', min: 1 },
      navigationLink,
    ),
    copyright: onlyWord(
      '{year}',
      phrase('Copyright', '© 2025 Cedarline Networks. All rights reserved.', {
        help: '{year} becomes the year in which the site was last published.',
      }),
    ),
  },
);

const notice = group(
  { label: 'Notice', help: 'A notice above every page, from its first day to its last.' },
  {
    text: paragraph({
      help: 'What visitors should know.',
      example: 'Our office is closed on Thursday, December 24.',
      max: 160,
    }),
    button: button({ help: 'Where to read more.' }).optional(),
    from: date({ label: 'First day', help: 'First day on which it is shown.', example: '2026-12-20' }),
    until: date({ label: 'Last day', help: 'Last day on which it is shown.', example: '2026-12-24' }),
  },
).refine(({ from, until }) => !(isDay(from) && isDay(until)) || from <= until, {
  path: ['until'],
  error: 'The last day is before the first one.',
  params: { better: 'Write the earlier day in “from”, and the later one in “until”.' },
});

const editor = group(
  {
    label: 'Editor',
    help: 'The editor at an address of its own: where the files of this site are, and how one signs in.',
  },
  {
    repository: phrase('Repository', 'cedarline/website', {
      help: 'The repository at GitHub that has the files of this site: its owner, a slash, its name.',
    }).refine((value) => /^[\w-]+\/[\w.-]+$/.test(value), {
      error: 'This is not a repository: its owner, a slash, its name.',
      params: {
        better: (value: string) => value.replace(/^(?:https?:\/\/)?github\.com\/|(?:\.git)?\/?$/g, ''),
      },
    }),
    branch: phrase('Branch', 'main', {
      help: 'The branch that is published; left out, it is main.',
    }).optional(),
    authenticator: webAddress({
      label: 'Authenticator',
      help: 'Web address of a service that signs editors in, with the interface of Decap CMS; left out, they sign in with a token of GitHub.',
      example: 'https://sign-in.cedarline.example',
    }).optional(),
  },
);

export const siteSchema = group(
  {
    label: 'Site',
    help: 'What all pages share: the company, header, footer, contact form and services behind them.',
  },
  {
    address: webAddress({
      label: 'Address',
      help: 'Where this site is published, without a slash at the end.',
      synonyms: ['url'],
      example: 'https://www.cedarline.example',
    }),
    titlePattern: withWord(
      '{title}',
      phrase('Titles in the browser tab', '{title} | Cedarline Networks', {
        help: '{title} becomes the page’s title.',
        max: 60,
      }),
    ),
    language: phrase('Language', 'en', { max: 5 }),
    imageHost: webAddress(
      {
        label: 'Host for pictures',
        help: 'Web address of the host for pictures; empty means this site itself.',
        example: 'https://www.cedarline.example',
      },
      0,
    ),
    company,
    notice: notice.optional(),
    navigation,
    footer,
    contactForm,
    mailService: group(
      { label: 'Mail service', help: 'The service that turns the contact form into email.' },
      {
        address: webAddress({
          label: 'Address',
          help: 'Web address of the service that forwards messages, with the interface of FormSubmit.',
          example: 'https://formsubmit.co',
        }),
      },
    ),
    words,
    editor: editor.optional(),
  },
);

export type Site = z.output<typeof siteSchema>;
