import { z } from 'zod';
import { heading, intro, opening, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Technologies We Work With'),
    intro: intro('We choose what fits the building, not what pays a commission.'),
    opening: opening(),
    items: z
      .array(text('A name.', 'Cisco', 40))
      .min(2)
      .max(24)
      .describe('The names, one each.'),
  })
  .meta({
    description: 'Names in a row, such as vendors or technologies.',
    synonyms: ['tags', 'badges', 'logos', 'vendors', 'brands'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
