import { z } from 'zod';
import type { FieldKind, FieldMeta, Words } from './field-meta.ts';

interface TextWords extends Words {
  example: string;
  /** The longest text that still fits its place; at least 12 where it is required, because new pages have “Your words 3” there. */
  max?: number;
}

/** For kinds of text that have a usual label and example. */
type UsualWords = Partial<TextWords> & { help: string };

const field = (kind: FieldKind, { label, help, example, synonyms }: TextWords) =>
  ({ kind, label, description: help, examples: [example], synonyms }) satisfies FieldMeta;

/** A text of one line that means something beyond its words. */
const line = (kind: FieldKind, words: TextWords) => z.string().trim().min(1).meta(field(kind, words));

/** A line or paragraph that visitors read, as plain text of at most 400 characters, if nothing else is said. */
export const text = ({ max = 400, ...words }: TextWords) =>
  z.string().trim().min(1).max(max).meta(field('text', words));

/** A text that only this site has, so that no other system has a name for it. @param help where the label does not say all */
export const phrase = (label: string, example: string, { help = label, max = 120 } = {}) =>
  text({ label, help, example, max });

/** A text whose field is called by its label, as most are in other systems too. */
type NamedText = Omit<TextWords, 'label' | 'synonyms'>;

export const title = (words: NamedText) =>
  text({
    label: 'Title',
    synonyms: ['h1', 'name', 'heading', 'headline', 'header', 'h2', 'caption'],
    ...words,
  });

export const description = (words: NamedText) =>
  text({
    label: 'Description',
    synonyms: ['desc', 'summary', 'text', 'body', 'copy', 'paragraph', 'content'],
    ...words,
  });

/** A field `label`, such as the words of a link. */
export const labelText = (words: Omit<TextWords, 'synonyms'>) =>
  text({ synonyms: ['name', 'caption'], ...words });

/** A field `text`. */
export const paragraph = (words: NamedText) =>
  text({
    label: 'Text',
    synonyms: ['body', 'copy', 'paragraph', 'content', 'description', 'subtitle', 'subheadline', 'lead'],
    ...words,
  });

/**
 * Where a click goes: a page (`/about`), a place on a page (`/about#vision`, `#vision`), a file (`files/list.pdf`), a web
 * address, `mailto:…` or `tel:…`.
 */
export const link = ({ label = 'Link', help, example = '/contact' }: UsualWords) =>
  line('link', { label, help, example, synonyms: ['href', 'to', 'target', 'url', 'path'] });

/** The name of an icon of the Lucide set. */
export const icon = () =>
  line('icon', {
    label: 'Icon',
    help: 'Icon, by its name in the Lucide set (lucide.dev/icons).',
    example: 'wifi',
  });

/** The name that links can point at with `#name`. */
export const anchor = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    .meta(
      field('anchor', {
        label: 'Name for links to this place',
        help: 'Name of this place on the page; links reach it as #name.',
        example: 'core-services',
        synonyms: ['anchor', 'slug'],
      }),
    );

/** The name, without `.md`, of a file in `content/text/`. */
export const textFile = ({
  label = 'Text',
  help = 'Markdown file in content/text, without its .md.',
  synonyms = ['content', 'body', 'copy', 'file', 'markdown'],
}: Partial<UsualWords> = {}) => line('text-file', { label, help, example: 'our-experience', synonyms });

/** The name of a file in `content/files/` for visitors to keep. */
export const file = () =>
  line('file', {
    label: 'File',
    help: 'Name of the file.',
    example: 'price-list.pdf',
    synonyms: ['src', 'source', 'filename', 'path'],
  });

export const email = ({ label = 'Email', help, example = 'hello@cedarline.example' }: UsualWords) =>
  line('email', { label, help, example, synonyms: ['mail'] });

export const phone = ({ label = 'Phone', help, example = '(253) 555-0142' }: UsualWords) =>
  line('phone', { label, help, example, synonyms: ['tel', 'telephone'] });

/** A domain in other letters becomes what browsers make of it: `https://münchen.example` is `https://xn--mnchen-3ya.example`. */
const inAscii = (address: string) =>
  /[^\0-~]/.test(address) && URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : address;

/** @param min 0 for an address that may be empty */
export function webAddress(words: TextWords, min = 1) {
  const meta = field('web-address', words);
  // zod keeps the example of what is written, and the rest of what comes of it.
  return z.string().trim().min(min).meta(meta).transform(inAscii).meta(meta);
}

/** Whether a text is a day of the calendar. */
export const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

/** A day, such as `2026-12-24`. */
export const date = (words: TextWords) => line('date', words).refine(isDay);

/** Whether a text is a time on a clock of 24 hours. */
export const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** A time of day, such as `08:00`. */
export const time = (words: TextWords) => line('time', words).refine(isTime);

/** Working days of two weeks, such as `4, 7`: from 1, the first Monday, to 10, the second Friday. */
export const days = (words: TextWords) =>
  line('days', words)
    .regex(/^([1-9]|10)(, ?([1-9]|10))*$/)
    .refine((text) => {
      const named = text.split(',').map(Number);
      return new Set(named).size === named.length;
    });

/** Fields under a name of their own, or the fields of one item of a list. @param help left out for items, whose list explains them */
export const group = <Fields extends z.core.$ZodLooseShape>(
  { label, help, synonyms }: Partial<Words> & { label: string },
  fields: Fields,
) => z.strictObject(fields).meta({ label, ...(help && { description: help }), synonyms });

interface ListWords extends Words {
  min?: number;
  max?: number;
}

/** A list. @param item what one item is; its label is what the editor calls one */
export const list = <Item extends z.ZodType>({ label, help, synonyms, min, max }: ListWords, item: Item) =>
  z
    .array(item)
    .check(...(min === undefined ? [] : [z.minLength(min)]), ...(max === undefined ? [] : [z.maxLength(max)]))
    .meta({ label, description: help, synonyms } satisfies FieldMeta);

/** The list `items` of a section. */
export const items = <Item extends z.ZodType>(words: ListWords, item: Item) =>
  list({ synonyms: ['points', 'list', 'entries', 'bullets', 'cards', 'links', 'content'], ...words }, item);

interface ImageWords extends Partial<Words> {
  help: string;
  /** Pixels that the file needs, so that it is not blurred in its place. */
  minWidth: number;
}

/** A picture: a file in `content/images/` and what it shows. */
export const image = ({ label = 'Picture', help, minWidth }: ImageWords) =>
  group(
    { label, help, synonyms: ['picture', 'photo', 'img', 'background'] },
    {
      file: line('image', {
        label: 'File',
        help: 'Name of the picture’s file.',
        example: 'network-services-hero.jpg',
        synonyms: ['src', 'source', 'filename', 'path', 'image', 'picture', 'photo', 'img'],
      }).meta({ minWidth }),
      alt: text({
        label: 'What does it show?',
        help: 'What the picture shows, for people who cannot see it.',
        example: 'Blue cables in a switch',
        synonyms: ['alttext', 'alternative', 'caption'],
        max: 250,
      }).meta({ unseen: true }),
      focus: line('focus', {
        label: 'Most important point',
        help: 'The point of the picture that has to stay visible where it is cropped: how far from the left, and how far from the top. Left out, it is the middle.',
        example: '70% 45%',
        synonyms: ['focalpoint', 'crop', 'position'],
      })
        .regex(/^(100|[1-9]?\d)% (100|[1-9]?\d)%$/)
        .optional(),
    },
  );

/** The picture of a section that closes a page. */
export const closingPicture = () =>
  image({
    help: 'Photograph on the right half, or a drawing, which is shown whole.',
    minWidth: 1200,
  }).optional();

/** The caption of a section's picture. */
export const caption = () =>
  text({
    label: 'Caption',
    help: 'Caption below the picture.',
    example: 'The rack before and after.',
    max: 120,
  }).optional();

/** A button: its label and where it leads. */
export const button = ({ help }: { help: string }) =>
  group(
    { label: 'Button', help, synonyms: ['cta', 'action'] },
    {
      label: labelText({ label: 'Words', help: 'Words on the button.', example: 'Request Quote', max: 40 }),
      link: link({ help: 'Where the button leads.' }),
    },
  );

export const heading = (example: string, help = 'Heading of the section.', max = 80) =>
  text({
    label: 'Heading',
    ...{ help, example, max },
    synonyms: ['headline', 'header', 'h2', 'title', 'name', 'h1'],
  });

export const intro = (example: string) =>
  text({
    label: 'Introduction',
    help: 'One or two sentences under the heading.',
    example,
    synonyms: ['lead', 'introduction', 'subtitle', 'subheading', 'subheadline', 'description', 'text'],
  }).optional();
