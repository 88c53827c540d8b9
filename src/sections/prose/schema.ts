import { z } from 'zod';
import { textFile } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    text: textFile(),
  })
  .describe('Longer text from a Markdown file in content/text; its heading is the title in that file.');

export type Props = z.output<typeof schema>;
