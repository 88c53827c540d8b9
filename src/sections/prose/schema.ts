import { z } from 'zod';
import { image, type SectionMeta, textFile } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    text: textFile(),
    image: image('Upright picture below the heading, on wide screens.', 800).optional(),
  })
  .meta({
    description: 'Longer text from a Markdown file in content/text; its heading is the title in that file.',
    synonyms: ['text', 'markdown', 'article', 'richtext', 'content'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
