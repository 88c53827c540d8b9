import { z } from 'zod';
import { heading, intro, items, opening, type SectionMeta, text } from '../../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Technologies We Work With'),
    intro: intro('We choose what fits the building, not what pays a commission.'),
    opening: opening(),
    items: items(
      { label: 'Names', help: 'The names, one each.', min: 2, max: 24 },
      text({ label: 'Name', help: 'A name.', example: 'Cisco', max: 40 }),
    ),
  })
  .meta({
    label: 'Row of names',
    description: 'Names in a row, such as vendors or technologies.',
    synonyms: ['tags', 'badges', 'logos', 'vendors', 'brands'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
