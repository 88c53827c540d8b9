import { z } from 'zod';
import {
  group,
  heading,
  image,
  intro,
  items,
  opening,
  type SectionMeta,
  text,
} from '../../content/schema/index.ts';

const quote = group(
  { label: 'Quote' },
  {
    words: text({
      label: 'Words',
      help: 'What the person said, without quotation marks.',
      example: 'Nobody has asked me about the Wi-Fi since.',
      max: 420,
    }),
    name: text({ label: 'Name', help: 'Who said it.', example: 'Dana Whitfield', max: 60 }),
    role: text({
      label: 'Role',
      help: 'What the person does.',
      example: 'Office manager',
      max: 60,
    }).optional(),
    organization: text({
      label: 'Organization',
      help: 'Where the person works.',
      example: 'Rainier Dental Group',
      max: 60,
    }).optional(),
    image: image({ help: 'Photograph of the person.', minWidth: 160 }).optional(),
  },
);

export const schema = z
  .strictObject({
    heading: heading('What Clients Say'),
    intro: intro('From letters that we were allowed to show.'),
    opening: opening(),
    items: items({ label: 'Quotes', help: 'The quotes with their names.', min: 1, max: 9 }, quote),
  })
  .meta({
    label: 'Quotes from clients',
    description: 'What clients say, each with a name.',
    picturePreset: 'portrait',
    synonyms: ['testimonials', 'testimonial', 'quote', 'reviews', 'references', 'voices'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
