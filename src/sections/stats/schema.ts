import { z } from 'zod';
import { text } from '../../content/schema/index.ts';

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
  })
  .describe('Large numbers with a label each.');

export type Props = z.output<typeof schema>;
