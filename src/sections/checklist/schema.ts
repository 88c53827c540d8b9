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
    layout: z
      .enum(['ticks', 'numbers', 'overlap'])
      .default('ticks')
      .describe(
        'ticks: ticked points beside the picture; numbers: numbered, for a picture that has the same numbers, with the heading above the points, whatever its opening, if the picture is on the left; overlap: the points on a card that covers a part of a large photograph.',
      ),
    side: z
      .enum(['left', 'right'])
      .default('right')
      .describe('The side on which the picture stands, unless the points are on a card.'),
  })
  .meta({
    description: 'A list of ticked points beside a picture.',
    picturePreset: 'half',
    synonyms: ['ticks', 'checks'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
