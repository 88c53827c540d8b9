import { z } from 'zod';
import { image, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: text(
      'Heading of the section; without one the numbers stand alone.',
      'Key statistics',
      80,
    ).optional(),
    items: z
      .array(
        z.strictObject({
          number: text('The number as visitors read it, in quotes.', '99.9%', 12),
          label: text('What the number counts.', 'Uptime Guarantee', 60),
        }),
      )
      .min(2)
      .max(6)
      .describe('The numbers with their labels.'),
    image: image(
      'Photograph at night that fills the section, with a dark upper and lower edge for the heading and the numbers.',
      1440,
    ).optional(),
  })
  .meta({
    description: 'Large numbers with a label each.',
    picturePreset: 'half',
    synonyms: ['numbers', 'figures', 'metrics', 'statistics'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
