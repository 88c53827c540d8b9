import { z } from 'zod';
import { heading, icon, image, intro, link, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Our Comprehensive Services'),
    intro: intro('Four teams that share one ticket queue.'),
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
          image: image(
            'Photograph or drawing at the top of the card, in the layouts bento, grid, lead, mosaic and sheets.',
            800,
          ).optional(),
          link: link('Where the card leads; without it the card is not a link.', '/wireless').optional(),
        }),
      )
      .min(2)
      .max(12)
      .describe('The cards.'),
    layout: z
      .enum(['grid', 'lead', 'pairs', 'bento', 'mosaic', 'rows', 'sheets', 'steps'])
      .default('grid')
      .describe(
        'grid: cells side by side, on a phone a list with small pictures if there are more than four; lead: the first card large on dark blue, the others in rows beside it, with a picture each; pairs: large cells, two side by side; bento: large cards, wide and narrow, with a picture each; mosaic: one frame, two large cells above and the others in threes, with a picture each; rows: one card a line, wide and calm; sheets: pictures of papers on a shelf, with the words below; steps: numbered along a cable.',
      ),
  })
  .meta({
    description: 'Cards with an icon, a title and a description; a card may lead to a page.',
    picturePreset: 'half',
    synonyms: ['features', 'services', 'grid', 'tiles', 'boxes'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
