import { z } from 'zod';
import {
  button,
  choice,
  image,
  layout,
  paragraph,
  type SectionMeta,
  text,
  title,
  toneElsewhere,
} from '../../../content/schema/index.ts';

const words = 'M10 9h26v4H10zM10 19h44v2.5H10zM10 25h44v2.5H10z';

export const schema = z
  .strictObject({
    eyebrow: text({
      label: 'Line above the title',
      help: 'Two to five words above the title.',
      synonyms: ['kicker', 'overline'],
      example: 'Kent, WA · serving clients nationwide',
      max: 60,
    }).optional(),
    title: title({
      help: 'The page’s main heading.',
      example: 'Cybersecurity Solutions',
      max: 60,
    }),
    tagline: text({
      label: 'Tagline',
      help: 'The promise, in one short line.',
      synonyms: ['slogan', 'subtitle', 'subheading', 'subheadline', 'lead', 'intro'],
      example: 'Networking made simple & cost-effective',
      max: 90,
    }).optional(),
    text: paragraph({
      help: 'One or two sentences under the title.',
      example: 'We design, build and look after networks.',
      max: 320,
    }).optional(),
    button: button({ help: 'The one thing that a visitor should do next.' }).optional(),
    image: image({
      help: 'Wide photograph beside the title; its calm side is on the left.',
      minWidth: 1600,
    }),
    tone: choice(
      { label: 'Background', help: 'The background of the words.', synonyms: toneElsewhere },
      {
        ink: {
          label: 'Dark blue',
          help: 'White words on dark blue, for a photograph at night.',
          drawing: { ground: 'ink', fill: words },
        },
        paper: {
          label: 'White',
          help: 'Dark words on white, for a photograph in daylight.',
          drawing: { ground: 'paper', fill: words },
        },
      },
    ).default('ink'),
    layout: layout(
      { label: 'Layout', help: 'Place of the photograph on wide screens.' },
      {
        beside: {
          label: 'Beside the words',
          help: 'On the right of the words.',
          drawing: { fill: 'M4 12h27v2.5H4zM4 18h27v2.5H4zM4 24h27v2.5H4z', strong: 'M36 4h24v32H36z' },
        },
        behind: {
          label: 'Behind the words',
          help: 'Across the whole width, for a photograph with a calm left side.',
          drawing: { fill: 'M9 12h22v2.5H9zM9 18h22v2.5H9zM9 24h22v2.5H9z', strong: 'M4 4h56v32H4z' },
        },
        below: {
          label: 'Below the words',
          help: 'Below the words, as far as the right edge, in daylight.',
          drawing: { fill: 'M4 4h24v4H4zM4 11h26v2.5H4zM34 11h26v2.5H34z', strong: 'M4 17h56v19H4z' },
        },
      },
    ).default('beside'),
    size: layout(
      {
        label: 'Height',
        help: 'Height of the first screen, header included.',
        synonyms: ['height', 'variant'],
      },
      {
        front: {
          label: 'Front page',
          help: '700 px, with a larger title, for the front page.',
          drawing: { fill: 'M10 16h36v8H10z', strong: 'M4 4h56v28H4z' },
        },
        tall: { label: 'Tall', help: '700 px.', drawing: { strong: 'M4 4h56v28H4z' } },
        medium: {
          label: 'Medium',
          help: '600 px.',
          drawing: { fill: 'M4 26h56v2.5H4zM4 32h56v2.5H4z', strong: 'M4 4h56v18H4z' },
        },
      },
    ).default('tall'),
  })
  .meta({
    label: 'Page title with photograph',
    description:
      'The opening of a page: the title with a photograph. It comes first; a page without one begins with its title alone.',
    opensPage: true,
    picturePreset: 'hero',
    synonyms: ['banner', 'header', 'jumbotron', 'intro'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
