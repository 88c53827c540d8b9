import { z } from 'zod';
import { anchor, image, text, toggle, tones } from './fields.ts';

/** Fields that every section has beside those of its type. */
export const commonSectionFields = {
  id: anchor().optional(),
  tone: z
    .enum(tones)
    .optional()
    .describe('Background: paper (white), mist (light grey) or ink (dark blue). Left out, the type decides.'),
  hidden: toggle('true leaves the section out of the site, without deleting it.'),
};

/** A page file without its sections, which are checked one by one, each by the schema of its type. */
export const pageSchema = z
  .strictObject({
    title: text('Title in the browser tab and in search results.', 'Wireless Solutions', 60),
    description: text(
      'One or two sentences for search results.',
      'Wi-Fi that is measured, not guessed.',
      160,
    ),
    service: text(
      'Name of the service that this page offers, for search engines.',
      'Wireless Solutions',
      60,
    ).optional(),
    formerly: z
      .array(
        z
          .string()
          .regex(/^\/$|^(\/[a-z0-9_-]+)+\/?$/)
          .meta({
            kind: 'old-address',
            description: 'An address that the page once had.',
            examples: ['/old-name'],
          }),
      )
      .optional()
      .describe('Old addresses of this page, so that links to them get the new one.'),
    social: image('Picture for social media, where the hero is not the right one.', 1200).optional(),
    hidden: toggle(
      'true takes the page out of the header, the footer and search engines; whoever knows its address still sees it.',
    ),
    sections: z
      .array(z.looseObject({ type: z.string() }))
      .min(1)
      .describe('The sections, from top to bottom.'),
  })
  .describe('One page. The file’s name is its address; home.yaml is the front page.');
