import { z } from 'zod';
import { anchor, image, text, tones } from './fields.ts';

/** Fields that every section has beside those of its type. */
export const commonSectionFields = {
  id: anchor().optional(),
  tone: z
    .enum(tones)
    .optional()
    .describe('Background: paper (white), mist (light grey) or ink (dark blue). Left out, the type decides.'),
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
          .regex(/^\/[a-z0-9-/]*$/)
          .meta({
            kind: 'old-address',
            description: 'An address that the page once had.',
            examples: ['/old-name'],
          }),
      )
      .optional()
      .describe('Old addresses of this page, so that links to them get the new one.'),
    social: image('Picture for social media, where the hero is not the right one.', 1200).optional(),
    sections: z
      .array(z.looseObject({ type: z.string() }))
      .min(1)
      .describe('The sections, from top to bottom.'),
  })
  .describe('One page. The file’s name is its address; home.yaml is the front page.');
