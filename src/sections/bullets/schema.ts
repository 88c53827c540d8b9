import { z } from 'zod';
import { caption, heading, image, intro, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Our Core Services'),
    intro: intro('Thirteen things that we do every week.'),
    items: z
      .array(text('One point, without a full stop.', 'Network design and deployment', 140))
      .min(2)
      .max(24)
      .describe('The points, one line each.'),
    image: image(
      'Photograph below the heading, beside the points; without it the points are in up to three columns.',
      800,
    ).optional(),
    caption: caption(),
  })
  .meta({
    description: 'A list of short points.',
    onNewPage: true,
    synonyms: ['list', 'points'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
