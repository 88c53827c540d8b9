import { z } from 'zod';
import { heading, intro, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Past Projects'),
    intro: intro('Three jobs that we are glad to be called about.'),
    items: z
      .array(
        z.strictObject({
          title: text('Name of the project.', 'Regional clinic network', 80),
          description: text(
            'What was done and what came of it.',
            'New core, new Wi-Fi, no lost clinic day.',
            500,
          ),
          years: text('When it was done, as text in quotes.', '2021-2024', 20),
        }),
      )
      .min(1)
      .max(9)
      .describe('The projects, newest first.'),
  })
  .meta({
    description: 'Projects that are done, each with its years.',
    synonyms: ['portfolio', 'references', 'work', 'cases', 'casestudies'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
