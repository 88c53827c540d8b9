import { z } from 'zod';
import { days, heading, intro, opening, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('How a Course Runs'),
    intro: intro('Most take three days over two weeks.'),
    opening: opening(),
    weeks: z
      .array(text('Name of a week.', 'Week 1', 12))
      .length(2)
      .describe('Names of the two weeks.'),
    weekdays: z
      .array(text('Short name of a working day.', 'Mon', 12))
      .length(5)
      .describe('Names of the five working days.'),
    items: z
      .array(
        z.strictObject({
          title: text('Name of the step.', 'Practice', 60),
          days: days('Its days: from 1 for the first Monday to 10 for the second Friday.', '4, 7'),
          label: text('What kind of days they are, in a few words.', 'In the lab', 20).optional(),
          description: text('One or two sentences.', 'Short talks and long exercises.', 280),
        }),
      )
      .min(2)
      .max(8)
      .describe('The steps, in the order of their days.'),
  })
  .meta({
    description: 'Steps on the working days of two weeks.',
    synonyms: ['calendar', 'planner', 'timeline', 'plan'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
