import { z } from 'zod';
import {
  heading,
  icon,
  image,
  intro,
  link,
  opening,
  type SectionMeta,
  text,
} from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Our Comprehensive Services'),
    intro: intro('Four teams that share one ticket queue.'),
    opening: opening(),
    items: z
      .array(
        z.strictObject({
          icon: icon(),
          title: text('Title of the card.', 'Wireless Solutions', 60),
          description: text(
            'One to three sentences.',
            'Coverage that is measured before it is promised.',
            280,
          ),
          image: image('Photograph or drawing of the card.', 800).optional(),
          link: link('Where the card leads; without it the card is not a link.', '/wireless').optional(),
        }),
      )
      .min(2)
      .max(12)
      .describe('The cards.'),
    layout: z
      .enum(['grid', 'lead', 'sheets'])
      .default('grid')
      .describe(
        'grid: cards side by side, two in a row with a picture and three without; lead: the first card is large, the others are a list beside it; sheets: pictures of papers on a shelf, with the words below.',
      ),
  })
  .meta({
    description: 'Cards with an icon or a picture, a title and a description; a card may lead to a page.',
    picturePreset: 'half',
    synonyms: ['features', 'services', 'grid', 'tiles', 'boxes'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
