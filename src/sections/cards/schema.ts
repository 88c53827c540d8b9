import { z } from 'zod';
import { heading, icon, intro, link, type SectionMeta, text } from '../../content/schema/index.ts';

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
          link: link('Where the card leads; without it the card is not a link.', '/wireless').optional(),
        }),
      )
      .min(2)
      .max(12)
      .describe('The cards.'),
    layout: z
      .enum(['grid', 'rows', 'steps'])
      .default('grid')
      .describe(
        'grid: cards side by side; rows: one card a line, wide and calm; steps: numbered along a cable.',
      ),
  })
  .meta({
    description: 'Cards with an icon, a title and a description; a card may lead to a page.',
    synonyms: ['features', 'services', 'grid', 'tiles', 'boxes'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
