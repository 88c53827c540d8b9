import { z } from 'zod';
import { heading, image, intro, type SectionMeta } from '../../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Questions? Please send us a message.'),
    intro: intro('We answer within one working day.'),
    image: image({ help: 'Upright drawing beside the form, on wide screens.', minWidth: 800 }).optional(),
  })
  .meta({
    label: 'Contact form',
    description: 'The contact form. Its labels and messages are the same on all pages.',
    hasButton: true,
    synonyms: ['form', 'contact'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
