import { z } from 'zod';
import {
  caption,
  heading,
  image,
  intro,
  opening,
  type SectionMeta,
  text,
} from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Why Choose Cedarline Networks'),
    intro: intro('Seven reasons that clients give when we ask them.'),
    opening: opening(),
    items: z
      .array(text('One point, without a full stop.', 'Scalable design', 160))
      .min(2)
      .max(12)
      .describe('The points to tick, one line each.'),
    image: image('Photograph or drawing beside the list.', 800),
    caption: caption(),
    marks: z
      .enum(['ticks', 'numbers'])
      .default('ticks')
      .describe(
        'What stands before each point. ticks: a tick, or its first words before a colon; numbers: its number, for a picture that has the same numbers.',
      ),
    side: z.enum(['left', 'right']).default('right').describe('The side on which the picture stands.'),
  })
  .meta({
    description: 'A list of ticked points beside a picture.',
    picturePreset: 'half',
    synonyms: ['ticks', 'checks'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
