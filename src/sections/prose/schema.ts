import { z } from 'zod';
import { caption, image, type SectionMeta, textFile } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    text: textFile(),
    image: image({ help: 'Picture below the heading.', minWidth: 800 }).optional(),
    caption: caption(),
  })
  .meta({
    label: 'Longer text',
    description: 'Longer text from a Markdown file in content/text; its heading is the title in that file.',
    synonyms: ['text', 'markdown', 'article', 'richtext', 'content'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
