import { z } from 'zod';
import {
  description,
  file,
  group,
  heading,
  intro,
  items,
  opening,
  type SectionMeta,
  title,
} from '../../../content/schema/index.ts';

const download = group(
  { label: 'File' },
  {
    title: title({ help: 'What the file is.', example: 'Price list 2026', max: 80 }),
    description: description({
      help: 'One sentence about it.',
      example: 'All plans on two pages.',
      max: 200,
    }).optional(),
    file: file(),
  },
);

export const schema = z
  .strictObject({
    heading: heading('To Take Along'),
    intro: intro('Print them, pass them on.'),
    opening: opening(),
    items: items({ label: 'Files', help: 'The files with their titles.', min: 1, max: 24 }, download),
  })
  .meta({
    label: 'Files to download',
    description: 'Files for visitors to keep, such as a brochure; type and size are shown.',
    synonyms: ['files', 'documents', 'brochures', 'attachments', 'pdf', 'download'],
    icons: ['download'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
