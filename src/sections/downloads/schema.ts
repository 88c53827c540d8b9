import { z } from 'zod';
import { file, heading, intro, opening, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('To Take Along'),
    intro: intro('Print them, pass them on.'),
    opening: opening(),
    items: z
      .array(
        z.strictObject({
          title: text('What the file is.', 'Price list 2026', 80),
          description: text('One sentence about it.', 'All plans on two pages.', 200).optional(),
          file: file(),
        }),
      )
      .min(1)
      .max(24)
      .describe('The files.'),
  })
  .meta({
    description: 'Files for visitors to keep, such as a brochure; type and size are shown.',
    synonyms: ['files', 'documents', 'brochures', 'attachments', 'pdf', 'download'],
    icons: ['download'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
