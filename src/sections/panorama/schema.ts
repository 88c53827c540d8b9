import { z } from 'zod';
import { heading, image, intro, opening, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Who We Serve'),
    intro: intro('Different buildings, and the same standard of work below each.'),
    opening: opening(),
    items: z
      .array(
        z.strictObject({
          title: text('Title below the drawing.', 'Healthcare Facilities & Clinics', 60),
          description: text('One or two sentences.', 'Changed at night and tested before rounds.', 200),
          image: image('Drawing that goes on in the next one.', 800),
        }),
      )
      .min(2)
      .max(4)
      .describe('The parts, from left to right.'),
  })
  .meta({
    description: 'Up to four drawings that make one panorama, with a title and a text below each.',
    picturePreset: 'half',
    synonyms: ['skyline', 'audiences'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
