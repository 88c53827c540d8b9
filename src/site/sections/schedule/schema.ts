import { z } from 'zod';
import {
  days,
  description,
  group,
  heading,
  intro,
  items,
  list,
  opening,
  type SectionMeta,
  text,
  title,
} from '../../../content/schema/index.ts';

const step = group(
  { label: 'Step' },
  {
    title: title({ help: 'Name of the step.', example: 'Practice', max: 60 }),
    days: days({
      label: 'Days',
      help: 'Its days: from 1 for the first Monday to 10 for the second Friday.',
      example: '4, 7',
    }),
    label: text({
      label: 'Kind of days',
      help: 'What kind of days they are, in a few words.',
      example: 'In the lab',
      max: 20,
    }).optional(),
    description: description({
      help: 'One or two sentences.',
      example: 'Short talks and long exercises.',
      max: 280,
    }),
  },
);

export const schema = z
  .strictObject({
    heading: heading('How a Course Runs'),
    intro: intro('Most take three days over two weeks.'),
    opening: opening(),
    weeks: list(
      { label: 'Weeks', help: 'Names of the two weeks.', min: 2, max: 2 },
      text({ label: 'Week', help: 'Name of a week.', example: 'Week 1', max: 12 }),
    ),
    weekdays: list(
      { label: 'Weekdays', help: 'Names of the five working days.', min: 5, max: 5 },
      text({ label: 'Weekday', help: 'Short name of a working day.', example: 'Mon', max: 12 }),
    ),
    items: items({ label: 'Steps', help: 'The steps, in the order of their days.', min: 2, max: 8 }, step),
  })
  .meta({
    label: 'Schedule',
    description: 'Steps on the working days of two weeks.',
    synonyms: ['calendar', 'planner', 'timeline', 'plan'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
