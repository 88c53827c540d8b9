import { z } from 'zod';
import { heading, image, intro, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('What Support Includes'),
    intro: intro('One agreement, whatever the hour.'),
    items: z
      .array(text('One point, without a full stop.', 'A help desk that answers around the clock', 90))
      .min(2)
      .max(6)
      .describe('The points, in reading order: left, right, left.'),
    image: image('Round picture between the points.', 800),
  })
  .meta({
    description: 'Up to six short points on both sides of a round picture.',
    synonyms: ['wheel', 'dial', 'around'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
