import { z } from 'zod';
import {
  description,
  group,
  heading,
  image,
  intro,
  items,
  opening,
  type SectionMeta,
  title,
} from '../../../content/schema/index.ts';

const part = group(
  { label: 'Part' },
  {
    title: title({
      help: 'Title below the drawing.',
      example: 'Healthcare Facilities & Clinics',
      max: 60,
    }),
    description: description({
      help: 'One or two sentences.',
      example: 'Changed at night and tested before rounds.',
      max: 200,
    }),
    image: image({ help: 'Drawing that goes on in the next one.', minWidth: 800 }),
  },
);

export const schema = z
  .strictObject({
    heading: heading('Who We Serve'),
    intro: intro('Different buildings, and the same standard of work below each.'),
    opening: opening(),
    items: items({ label: 'Parts', help: 'The parts, from left to right.', min: 2, max: 4 }, part),
  })
  .meta({
    label: 'Panorama',
    description: 'Up to four drawings that make one panorama, with a title and a text below each.',
    picturePreset: 'half',
    synonyms: ['skyline', 'audiences'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
