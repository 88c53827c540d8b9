import { z } from 'zod';
import { heading, image, intro, items, type SectionMeta, text } from '../../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('What Support Includes'),
    intro: intro('One agreement, whatever the hour.'),
    items: items(
      { label: 'Points', help: 'The points, in reading order: left, right, left.', min: 2, max: 6 },
      text({
        label: 'Point',
        help: 'One point, without a full stop.',
        example: 'A help desk that answers around the clock',
        max: 90,
      }),
    ),
    image: image({ help: 'Round picture between the points.', minWidth: 800 }),
  })
  .meta({
    label: 'Points around a picture',
    description: 'Up to six short points on both sides of a round picture.',
    synonyms: ['wheel', 'dial', 'around'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
