import { z } from 'zod';
import { heading, image, intro, opening, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('What Clients Say'),
    intro: intro('From letters that we were allowed to show.'),
    opening: opening(),
    items: z
      .array(
        z.strictObject({
          words: text(
            'What the person said, without quotation marks.',
            'Nobody has asked me about the Wi-Fi since.',
            420,
          ),
          name: text('Who said it.', 'Dana Whitfield', 60),
          role: text('What the person does.', 'Office manager', 60).optional(),
          organization: text('Where the person works.', 'Rainier Dental Group', 60).optional(),
          image: image('Photograph of the person.', 160).optional(),
        }),
      )
      .min(1)
      .max(9)
      .describe('The quotes.'),
  })
  .meta({
    description: 'What clients say, each with a name.',
    picturePreset: 'portrait',
    synonyms: ['testimonials', 'testimonial', 'quote', 'reviews', 'references', 'voices'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
