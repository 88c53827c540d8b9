import { z } from 'zod';
import { button, image, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    eyebrow: text(
      'Two to five words above the title.',
      'Kent, WA · serving clients nationwide',
      60,
    ).optional(),
    title: text('The page’s main heading.', 'Cybersecurity Solutions', 60),
    tagline: text(
      'The promise, in one short line.',
      'Networking made simple & cost-effective',
      90,
    ).optional(),
    text: text(
      'One or two sentences under the title.',
      'We design, build and look after networks.',
      320,
    ).optional(),
    button: button('The one thing that a visitor should do next.').optional(),
    image: image('Wide photograph beside the title; its calm side is on the left.', 1600),
    tone: z
      .enum(['ink', 'paper'])
      .default('ink')
      .describe(
        'ink: white words on dark blue, for a photograph at night; paper: dark words on white, for one in daylight.',
      ),
    layout: z
      .enum(['beside', 'behind', 'below'])
      .default('beside')
      .describe(
        'Place of the photograph on wide screens. beside: on the right of the words; behind: across the whole width, for one with a calm left side; below: below the words, as far as the right edge, in daylight.',
      ),
    size: z
      .enum(['front', 'tall', 'medium'])
      .default('tall')
      .describe(
        'Height of the first screen, header included: tall (700 px), medium (600 px), or front (700 px, with a larger title), for the front page.',
      ),
  })
  .meta({
    description:
      'The opening of a page: the title with a photograph. It comes first; a page without one begins with its title alone.',
    opensPage: true,
    picturePreset: 'hero',
    synonyms: ['banner', 'header', 'jumbotron', 'intro'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
