import { z } from 'zod';
import { caption, image, layout, type SectionMeta, textFile } from '../../../content/schema/index.ts';

export const schema = z
  .strictObject({
    text: textFile(),
    points: textFile({
      label: 'Points below',
      help: 'Markdown file in content/text with points that have a row of their own below the text, under its title.',
      synonyms: [],
    }).optional(),
    image: image({ help: 'Photograph below the heading.', minWidth: 800 }).optional(),
    caption: caption(),
    layout: layout(
      { label: 'Layout', help: 'How lists are drawn whose points begin in bold.' },
      {
        text: {
          label: 'Text',
          help: 'The bold words are headings.',
          drawing: {
            fill: 'M4 4h24v5H4zM32 4h28v2.5H32zM32 10h28v2.5H32zM32 22h28v2.5H32z',
            strong: 'M32 17h12v3H32z',
          },
        },
        timeline: {
          label: 'Timeline',
          help: 'The bold words are years on a line.',
          drawing: {
            fill: 'M4 4h20v5H4zM46 6h14v2.5H46zM46 18h14v2.5H46zM46 30h14v2.5H46z',
            strong: 'M34 6h8v3h-8zM34 18h8v3h-8zM34 30h8v3h-8z',
            line: 'M30 6v26',
          },
        },
      },
    ).default('text'),
  })
  .meta({
    label: 'Longer text',
    description: 'Longer text from a Markdown file in content/text; its heading is the title in that file.',
    synonyms: ['text', 'markdown', 'article', 'richtext', 'content'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
