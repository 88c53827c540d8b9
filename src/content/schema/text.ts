import { z } from 'zod';
import { text } from './fields.ts';

/** The front matter of a file in `content/text/`. */
export const textSchema = z
  .strictObject({
    title: text('Heading over the text.', 'Ten years of other people’s networks', 80),
  })
  .describe('Front matter of a Markdown text.');
