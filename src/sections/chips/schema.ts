import { z } from 'zod';
import { heading, intro, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Technologies We Work With'),
    intro: intro('We choose what fits the building, not what pays a commission.'),
    items: z
      .array(text('A name.', 'Cisco', 40))
      .min(2)
      .max(24)
      .describe('The names, one each.'),
  })
  .describe('Names in a row, such as vendors or technologies.');

export type Props = z.output<typeof schema>;
