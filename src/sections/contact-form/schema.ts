import { z } from 'zod';
import { heading, intro, type SectionMeta } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Questions? Please send us a message.'),
    intro: intro('We answer within one working day.'),
  })
  .meta({
    description: 'The contact form. Its labels and messages stand in site.yaml.',
    synonyms: ['form', 'contact'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
