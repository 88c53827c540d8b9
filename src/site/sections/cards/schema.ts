import { z } from 'zod';
import {
  description,
  group,
  heading,
  icon,
  image,
  intro,
  items,
  layout,
  link,
  opening,
  type SectionMeta,
  title,
} from '../../../content/schema/index.ts';

const card = group(
  { label: 'Card' },
  {
    icon: icon(),
    title: title({ help: 'Title of the card.', example: 'Wireless Solutions', max: 60 }),
    description: description({
      help: 'One to three sentences.',
      example: 'Coverage that is measured before it is promised.',
      max: 280,
    }),
    image: image({ help: 'Photograph or drawing of the card.', minWidth: 800 }).optional(),
    link: link({
      help: 'Where the card leads; without it the card is not a link.',
      example: '/wireless',
    }).optional(),
  },
);

export const schema = z
  .strictObject({
    heading: heading('Our Comprehensive Services'),
    intro: intro('Four teams that share one ticket queue.'),
    opening: opening(),
    items: items({ label: 'Cards', help: 'The cards, the most important one first.', min: 2, max: 12 }, card),
    layout: layout(
      { label: 'Layout', help: 'How the cards are arranged.' },
      {
        grid: {
          label: 'Side by side',
          help: 'Cards side by side, two in a row with a picture and three without.',
          drawing: { fill: 'M4 4h24v4H4zM4 13h16v23H4zM24 13h16v23H24zM44 13h16v23H44z' },
        },
        lead: {
          label: 'First card large',
          help: 'The first card is large, the others are a list beside it.',
          drawing: { fill: 'M4 8h26v24H4zM36 8h24v6H36zM36 17h24v6H36zM36 26h24v6H36z' },
        },
        sheets: {
          label: 'Papers on a shelf',
          help: 'Pictures of papers on a shelf, with the words below.',
          drawing: {
            fill: 'M4 4h24v4H4zM6 12h12v13H6zM26 12h12v13H26zM46 12h12v13H46zM6 29h12v2H6zM26 29h12v2H26zM46 29h12v2H46zM6 33h12v2H6zM26 33h12v2H26zM46 33h12v2H46z',
            line: 'M4 25h56',
          },
        },
      },
    ).default('grid'),
  })
  .meta({
    label: 'Cards',
    description: 'Cards with an icon or a picture, a title and a description; a card may lead to a page.',
    picturePreset: 'half',
    synonyms: ['features', 'services', 'grid', 'tiles', 'boxes'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
