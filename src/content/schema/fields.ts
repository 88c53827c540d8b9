import { z } from 'zod';

/**
 * What a text means beyond its form. Rules find values by their kind and look them up: a page, an anchor, a picture,
 * an icon or a Markdown file.
 */
export type FieldKind =
  | 'text'
  | 'link'
  | 'image'
  | 'icon'
  | 'text-file'
  | 'file'
  | 'anchor'
  | 'switch'
  | 'focus'
  | 'date'
  | 'time'
  | 'days'
  | 'old-address'
  | 'web-address'
  | 'email'
  | 'phone';

export interface FieldMeta {
  kind: FieldKind;
  description: string;
  examples: string[];
  /** For pictures: the width that their place needs, in pixels. */
  minWidth?: number;
}

/** What a section type says about itself beside its fields: the `.meta()` of its schema. */
export interface SectionMeta {
  description: string;
  /** Opens a page: it carries the main heading, comes first, and only once. */
  opensPage?: true;
  /** It has a button of its own for the next step, whatever its fields say. */
  hasButton?: true;
  /** A new page has a section of this type. */
  onNewPage?: true;
  /** Where its pictures are shown: across the screen, across half of it, or beside the text, if left out. */
  picturePreset?: 'hero' | 'half' | 'side' | 'portrait';
  /** Its items are questions with answers, published as structured data: the names of their two fields. */
  faq?: { question: string; answer: string };
  /** What people call such a section elsewhere, in lowercase letters. */
  synonyms?: readonly string[];
  /** Icons that its component shows whatever the content says. */
  icons?: readonly string[];
}

const field = (kind: FieldKind, description: string, example: string) =>
  ({ kind, description, examples: [example] }) satisfies FieldMeta;

/** A text of one line that means something beyond its words. */
const line = (kind: FieldKind, description: string, example: string) =>
  z
    .string()
    .trim()
    .min(1)
    .meta(field(kind, description, example));

/**
 * A line or paragraph that visitors read, as plain text.
 * @param max the longest that still fits its place; at least 12 where it is required, because new pages have “Your words 3” there
 */
export const text = (description: string, example: string, max = 400) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta(field('text', description, example));

/**
 * Where a click goes: a page (`/about`), a place on a page (`/about#vision`, `#vision`), a file (`files/list.pdf`), a web
 * address, `mailto:…` or `tel:…`.
 */
export const link = (description: string, example = '/contact') => line('link', description, example);

/** The name of an icon of the Lucide set. */
export const icon = (
  description = 'Icon, by its name in the Lucide set (lucide.dev/icons).',
  example = 'wifi',
) => line('icon', description, example);

/** The name that links can point at with `#name`. */
export const anchor = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    .meta(field('anchor', 'Name of this place on the page; links reach it as #name.', 'core-services'));

/** The name, without `.md`, of a file in `content/text/`. */
export const textFile = (
  description = 'Markdown file in content/text, without its .md.',
  example = 'our-experience',
) => line('text-file', description, example);

/** The name of a file in `content/files/` for visitors to keep. */
export const file = (description = 'File name in content/files.', example = 'price-list.pdf') =>
  line('file', description, example);

export const email = (description: string, example = 'hello@cedarline.example') =>
  line('email', description, example);

export const phone = (description: string, example = '(253) 555-0142') => line('phone', description, example);

/** A domain in other letters becomes what browsers make of it: `https://münchen.example` is `https://xn--mnchen-3ya.example`. */
const inAscii = (address: string) =>
  /[^\0-~]/.test(address) && URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : address;

export const webAddress = (description: string, example = 'https://www.cedarline.example') =>
  line('web-address', description, example)
    .transform(inAscii)
    .meta(field('web-address', description, example));

/** Whether a text is a day of the calendar. */
export const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

/** A day, such as `2026-12-24`. */
export const date = (description: string, example: string) =>
  line('date', description, example).refine(isDay);

/** Whether a text is a time on a clock of 24 hours. */
export const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** A time of day, such as `08:00`. */
export const time = (description: string, example: string) =>
  line('time', description, example).refine(isTime);

/** Working days of two weeks, such as `4, 7`: from 1, the first Monday, to 10, the second Friday. */
export const days = (description: string, example: string) =>
  line('days', description, example)
    .regex(/^([1-9]|10)(, ?([1-9]|10))*$/)
    .refine((text) => {
      const named = text.split(',').map(Number);
      return new Set(named).size === named.length;
    });

/** A yes or no; left out, it is no. */
export const toggle = (description: string) =>
  z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional()
    .meta(field('switch', description, 'true'));

const focusHelp =
  'The point of the picture that has to stay visible where it is cropped: how far from the left, and how far from the top. Left out, it is guessed.';

/** The point of a picture that every crop keeps, in percent from the left and from the top. */
const focus = () =>
  line('focus', focusHelp, '70% 45%')
    .regex(/^(100|[1-9]?\d)% (100|[1-9]?\d)%$/)
    .optional();

/**
 * A picture: a file in `content/images/` and what it shows.
 * @param minWidth pixels that the file needs, so that it is not blurred in its place
 */
export const image = (description: string, minWidth: number) =>
  z
    .strictObject({
      file: line('image', 'File name of a picture in content/images.', 'network-services-hero.jpg').meta({
        minWidth,
      }),
      alt: text('What the picture shows, for people who cannot see it.', 'Blue cables in a switch', 250),
      focus: focus(),
    })
    .meta({ description });

/** The caption of a section's picture. */
export const caption = () => text('Caption below the picture.', 'The rack before and after.', 120).optional();

/** A button: its label and where it leads. */
export const button = (description: string) =>
  z
    .strictObject({
      label: text('Words on the button.', 'Request Quote', 40),
      link: link('Where the button leads.'),
    })
    .meta({ description });

/** Backgrounds of a section; `auto` lets the type decide. */
export const tones = ['paper', 'mist', 'ink'] as const;
export type Tone = (typeof tones)[number];

export const heading = (example: string) => text('Heading of the section.', example, 80);
export const intro = (example: string) =>
  text('One or two sentences under the heading.', example, 400).optional();

/** How the heading and the introduction of a section stand above its content. */
const openings = ['split', 'large'] as const;
export type Opening = (typeof openings)[number];

export const opening = () =>
  z
    .enum(openings)
    .optional()
    .describe(
      'How heading and introduction stand. split, which is the default: the introduction on the right of the heading; large: a larger heading, and the introduction below it. Once a page is enough.',
    );
