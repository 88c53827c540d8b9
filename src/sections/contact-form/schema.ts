import { z } from 'zod';
import { heading, intro } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Questions? Please send us a message.'),
    intro: intro('We answer within one working day.'),
  })
  .describe('The contact form. Its labels and messages stand in site.yaml.');

export type Props = z.output<typeof schema>;
