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
          drawing: z
            .enum(['rack', 'trees', 'office'])
            .default('rack')
            .describe(
              'Drawing of what the number counts, in the layout tally. rack: a lit port for each, up to 100; trees: a tree for each, each older than the one before, for up to 20 years; office: a desk for each, for up to 63 people.',
            ),
        }),
      )
      .min(2)
      .max(6)
      .describe('The numbers with their labels.'),
    layout: z
      .enum(['strip', 'lead', 'tally'])
      .default('strip')
      .describe(
        'strip: equal numbers along a cable; lead: the first number is larger than the others; tally: equal numbers, each whole number with a drawing of as many things as it counts.',
      ),
    image: image('Drawing beside the numbers, on the right; on phones above them.', 800).optional(),
  })
  .meta({
    description: 'Large numbers with a label each.',
    picturePreset: 'half',
    synonyms: ['numbers', 'figures', 'metrics', 'statistics'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
