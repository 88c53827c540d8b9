import { z } from 'zod';
import { button, heading, image, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Ready to Transform Your Network?'),
    text: text(
      'One or two sentences that make the step easy.',
      'Consultation and site survey are free.',
      320,
    ).optional(),
    button: button('The button.'),
    image: image(
      'Photograph on the right half; on the background ink it fades to the left. A drawing is shown whole. Without a picture, a patch panel is drawn.',
      1200,
    ).optional(),
  })
  .meta({
    description: 'A call to action: a heading and a button.',
    picturePreset: 'half',
    synonyms: ['button', 'calltoaction', 'action'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
