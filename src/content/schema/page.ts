import { z } from 'zod';
import { toggle, tone } from './choices.ts';
import type { FieldMeta } from './field-meta.ts';
import { anchor, date, description, group, image, list, text, title } from './fields.ts';

const hiddenElsewhere = ['hide', 'draft', 'unlisted', 'disabled'];

/** Fields that every section has beside those of its type. */
export const commonSectionFields = {
  id: anchor().optional(),
  tone: tone(),
  hidden: toggle({ label: 'Hidden', help: 'Leaves the section out of the site.', synonyms: hiddenElsewhere }),
  hiddenUntil: date({
    label: 'Hidden until',
    help: 'First day on which a hidden section is shown again. The site is rebuilt every night.',
    example: '2026-12-28',
  }).optional(),
};

const oldAddress = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9_-]+)+\/?$/)
  .meta({
    kind: 'old-address',
    label: 'Address',
    description: 'An address that the page once had.',
    examples: ['/old-name'],
  } satisfies FieldMeta);

/** What other systems call the `type` of a section. */
export const typeElsewhere = ['kind', 'component', 'section'];

/** A section, before the schema of its type checks it. */
const section = z
  .looseObject({
    type: z.string().meta({ label: 'Type', description: 'What the section is.', synonyms: typeElsewhere }),
  })
  .meta({ label: 'Section' });

/** A page file without its sections, which are checked one by one, each by the schema of its type. */
export const pageSchema = z
  .strictObject({
    title: title({
      help: 'Title in the browser tab and in search results.',
      example: 'Wireless Solutions',
      max: 60,
    }),
    description: description({
      help: 'One or two sentences for search results.',
      example: 'Wi-Fi that is measured, not guessed.',
      max: 160,
    }),
    service: text({
      label: 'Service',
      help: 'Name of the service that this page offers, for search engines.',
      example: 'Wireless Solutions',
      max: 60,
    }).optional(),
    formerly: list(
      {
        label: 'Former addresses',
        help: 'Old addresses of this page, so that links to them get the new one.',
        synonyms: ['aliases', 'redirects', 'redirectfrom'],
      },
      oldAddress,
    ).optional(),
    social: image({
      label: 'Picture for social media',
      help: 'Picture for social media, where the hero is not the right one.',
      minWidth: 1200,
    }).optional(),
    hidden: toggle({
      label: 'Hidden',
      help: 'Takes the page out of the header, the footer and search engines. Whoever knows its address still sees it.',
      synonyms: hiddenElsewhere,
    }),
    sections: list(
      {
        label: 'Sections',
        help: 'The sections, from top to bottom.',
        min: 1,
        synonyms: ['blocks', 'contentblocks', 'components', 'content'],
      },
      section,
    ),
  })
  .meta({
    label: 'Page',
    description: 'One page. The file’s name is its address; home.yaml is the front page.',
  });

/** The front matter of a file in `content/text/`. */
export const textSchema = group(
  { label: 'Text', help: 'Front matter of a Markdown text.' },
  {
    title: title({
      help: 'Heading over the text.',
      example: 'Ten years of other people’s networks',
      max: 80,
    }),
  },
);
