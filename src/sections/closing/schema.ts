import { z } from 'zod';
import { text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: text('Heading of the section.', 'Wi-Fi that nobody talks about', 80),
    text: text('The last paragraph of the page.', 'Good wireless is silent.', 500),
  })
  .describe('A closing paragraph at the end of a page, without a button.');

export type Props = z.output<typeof schema>;
