import { z } from 'zod';
import { image, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: text('Heading of the section.', 'Wi-Fi that nobody talks about', 80),
    text: text('The last paragraph of the page.', 'Good wireless is silent.', 500),
    image: image(
      'Photograph on the right half; on the background ink it fades to the left. A drawing is shown whole. Without a picture, a patch panel is drawn.',
      1200,
    ).optional(),
  })
  .meta({
    description: 'A closing paragraph at the end of a page, without a button.',
    onNewPage: true,
    picturePreset: 'half',
    synonyms: ['footer', 'outro', 'conclusion'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
