import { z } from 'zod';
import {
  email,
  heading,
  image,
  intro,
  opening,
  phone,
  type SectionMeta,
  text,
} from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Who Answers'),
    intro: intro('No switchboard: these people know your network.'),
    opening: opening(),
    items: z
      .array(
        z.strictObject({
          name: text('Name of the person.', 'Dana Whitfield', 60),
          role: text('What the person does.', 'Wireless engineer', 60).optional(),
          image: image('Photograph of the person, upright.', 480).optional(),
          text: text(
            'One or two sentences about the person.',
            'Surveys before she promises.',
            240,
          ).optional(),
          email: email('Email address of the person.').optional(),
          phone: phone('Phone number of the person.').optional(),
        }),
      )
      .min(1)
      .max(24)
      .describe('The people.'),
  })
  .meta({
    description: 'The people of the company: picture, name, role, and how to reach them.',
    picturePreset: 'portrait',
    synonyms: ['team', 'staff', 'employees', 'persons', 'profiles'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
