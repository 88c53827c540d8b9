import { z } from 'zod';
import { heading, image, intro, opening, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Past Projects'),
    intro: intro('Three jobs that we are glad to be called about.'),
    opening: opening(),
    items: z
      .array(
        z.strictObject({
          title: text('Name of the project.', 'Regional clinic network', 80),
          description: text(
            'What was done and what came of it.',
            'New core, new Wi-Fi, no lost clinic day.',
            500,
          ),
          figure: z
            .strictObject({
              number: text('The number as visitors read it, in quotes.', '38 mi', 9),
              label: text('What the number counts.', 'of single-mode fiber', 40),
            })
            .describe('The one number that proves the project. Give each project of the list one, or none.')
            .optional(),
          image: image('Drawing that shows the number.', 640).optional(),
          years: text('When it was done, as text in quotes.', '2021-2024', 20),
        }),
      )
      .min(1)
      .max(9)
      .describe('The projects, newest first.'),
  })
  .meta({
    description: 'Projects that are done, each with its years.',
    picturePreset: 'half',
    synonyms: ['portfolio', 'references', 'work', 'cases', 'casestudies'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
