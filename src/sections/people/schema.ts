import { z } from 'zod';
import {
  email,
  group,
  heading,
  image,
  intro,
  items,
  opening,
  paragraph,
  phone,
  type SectionMeta,
  text,
} from '../../content/schema/index.ts';

const person = group(
  { label: 'Person' },
  {
    name: text({ label: 'Name', help: 'Name of the person.', example: 'Dana Whitfield', max: 60 }),
    role: text({
      label: 'Role',
      help: 'What the person does.',
      example: 'Wireless engineer',
      max: 60,
    }).optional(),
    image: image({ help: 'Photograph of the person, upright.', minWidth: 480 }).optional(),
    text: paragraph({
      help: 'One or two sentences about the person.',
      example: 'Surveys before she promises.',
      max: 240,
    }).optional(),
    email: email({ help: 'Email address of the person.' }).optional(),
    phone: phone({ help: 'Phone number of the person.' }).optional(),
  },
);

export const schema = z
  .strictObject({
    heading: heading('Who Answers'),
    intro: intro('No switchboard: these people know your network.'),
    opening: opening(),
    items: items(
      { label: 'People', help: 'The people, in their order on the page.', min: 1, max: 24 },
      person,
    ),
  })
  .meta({
    label: 'People',
    description: 'The people of the company: picture, name, role, and how to reach them.',
    picturePreset: 'portrait',
    synonyms: ['team', 'staff', 'employees', 'persons', 'profiles'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
