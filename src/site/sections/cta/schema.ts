import { z } from 'zod';
import {
  button,
  closingPicture,
  heading,
  paragraph,
  pictureKind,
  type SectionMeta,
} from '../../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Ready to Transform Your Network?'),
    text: paragraph({
      help: 'One or two sentences that make the step easy.',
      example: 'Consultation and site survey are free.',
      max: 320,
    }).optional(),
    button: button({ help: 'The step that a visitor should take.' }),
    image: closingPicture(),
    pictureKind: pictureKind(),
  })
  .meta({
    label: 'Call to action',
    description: 'A call to action: a heading and a button.',
    picturePreset: 'half',
    synonyms: ['button', 'calltoaction', 'action'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
