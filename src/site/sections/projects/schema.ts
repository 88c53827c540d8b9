import { z } from 'zod';
import {
  description,
  group,
  heading,
  image,
  intro,
  items,
  labelText,
  opening,
  type SectionMeta,
  text,
  title,
} from '../../../content/schema/index.ts';

const figure = group(
  {
    label: 'Key figure',
    help: 'The one number that proves the project. Give each project of the list one, or none.',
  },
  {
    number: text({
      label: 'Number',
      help: 'The number as visitors read it.',
      synonyms: ['value', 'figure', 'count'],
      example: '38 mi',
      max: 9,
    }),
    label: labelText({
      label: 'Label',
      help: 'What the number counts.',
      example: 'of single-mode fiber',
      max: 40,
    }),
  },
);

const project = group(
  { label: 'Project' },
  {
    title: title({
      help: 'Name of the project.',
      example: 'Regional clinic network',
      max: 80,
    }),
    description: description({
      help: 'What was done and what came of it.',
      example: 'New core, new Wi-Fi, no lost clinic day.',
      max: 500,
    }),
    figure: figure.optional(),
    image: image({
      help: 'Drawing that shows the number. Phones have it only where the heading is large.',
      minWidth: 640,
    }).optional(),
    years: text({
      label: 'Years',
      help: 'When it was done.',
      synonyms: ['year', 'date', 'period'],
      example: '2021-2024',
      max: 20,
    }),
  },
);

export const schema = z
  .strictObject({
    heading: heading('Past Projects'),
    intro: intro('Three jobs that we are glad to be called about.'),
    opening: opening(),
    items: items({ label: 'Projects', help: 'The projects, newest first.', min: 1, max: 9 }, project),
  })
  .meta({
    label: 'Projects',
    description: 'Projects that are done, each with its years.',
    picturePreset: 'half',
    synonyms: ['portfolio', 'references', 'work', 'cases', 'casestudies'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
