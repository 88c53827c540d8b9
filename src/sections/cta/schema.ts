import { z } from 'zod';
import { button, heading, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Ready to Transform Your Network?'),
    text: text(
      'One or two sentences that make the step easy.',
      'Consultation and site survey are free.',
      320,
    ).optional(),
    button: button('The button.'),
  })
  .meta({
    description: 'A call to action: a heading and a button.',
    synonyms: ['button', 'calltoaction', 'action'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
