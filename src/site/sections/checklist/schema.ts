import { z } from 'zod';
import {
  caption,
  heading,
  image,
  intro,
  items,
  layout,
  opening,
  pictureKind,
  type SectionMeta,
  text,
} from '../../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Why Choose Cedarline Networks'),
    intro: intro('Seven reasons that clients give when we ask them.'),
    opening: opening(),
    items: items(
      { label: 'Points', help: 'The points to tick, one line each.', min: 2, max: 12 },
      text({
        label: 'Point',
        help: 'One point, without a full stop.',
        example: 'Scalable design',
        max: 160,
      }),
    ),
    image: image({ help: 'Photograph or drawing beside the list.', minWidth: 800 }),
    pictureKind: pictureKind(),
    caption: caption(),
    marks: layout(
      { label: 'Marks', help: 'The sign before each point.' },
      {
        ticks: {
          label: 'Ticks',
          help: 'A tick.',
          drawing: {
            fill: 'M12 8h19v2.5H12zM12 20h19v2.5H12zM12 32h19v2.5H12z',
            strong: 'M36 4h24v32H36z',
            line: 'm4 9 2 2 3-4M4 21l2 2 3-4M4 33l2 2 3-4',
          },
        },
        labels: {
          label: 'First words',
          help: 'The words of the point before its colon, in a column of their own.',
          drawing: {
            strong: 'M4 7h12v4H4zM4 18h12v4H4zM4 29h12v4H4z',
            fill: 'M20 8h40v2.5H20zM20 19h40v2.5H20zM20 30h40v2.5H20z',
          },
        },
        numbers: {
          label: 'Numbers',
          help: 'The number of the point, for a picture that has the same numbers.',
          drawing: {
            fill: 'M18 8h42v2.5H18zM18 18h42v2.5H18zM18 28h42v2.5H18z',
            line: 'M7 6v7M5 16h4v3.5H5V23h4M5 26h4v7H5M6 29.5h3',
          },
        },
      },
    ).default('ticks'),
    side: layout(
      {
        label: 'Side of the picture',
        help: 'The side of the picture.',
        synonyms: ['align', 'position'],
      },
      {
        left: {
          label: 'Left',
          help: 'The picture is on the left, the points are on the right.',
          drawing: {
            fill: 'M33 6h27v2.5H33zM33 12h27v2.5H33zM33 18h27v2.5H33zM33 24h27v2.5H33zM33 30h27v2.5H33z',
            strong: 'M4 4h24v32H4z',
          },
        },
        right: {
          label: 'Right',
          help: 'The picture is on the right, the points are on the left.',
          drawing: {
            fill: 'M4 6h27v2.5H4zM4 12h27v2.5H4zM4 18h27v2.5H4zM4 24h27v2.5H4zM4 30h27v2.5H4z',
            strong: 'M36 4h24v32H36z',
          },
        },
      },
    ).default('right'),
  })
  .meta({
    label: 'Checklist',
    description: 'A list of ticked points beside a picture.',
    picturePreset: 'half',
    synonyms: ['ticks', 'checks'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
