import { z } from 'zod';
import {
  closingPicture,
  heading,
  paragraph,
  pictureKind,
  type SectionMeta,
} from '../../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Wi-Fi that nobody talks about'),
    text: paragraph({
      help: 'The last paragraph of the page.',
      example: 'Good wireless is silent.',
      max: 500,
    }),
    image: closingPicture(),
    pictureKind: pictureKind(),
  })
  .meta({
    label: 'Closing words',
    description: 'A closing paragraph at the end of a page, without a button.',
    onNewPage: true,
    picturePreset: 'half',
    synonyms: ['footer', 'outro', 'conclusion'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
