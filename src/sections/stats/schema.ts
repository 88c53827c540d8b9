import { z } from 'zod';
import { type SectionMeta, text } from '../../content/schema/index.ts';

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
      .max(4)
      .describe('The numbers with their labels.'),
  })
  .meta({
    description: 'Large numbers with a label each.',
    synonyms: ['numbers', 'figures', 'metrics', 'statistics'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
