import { z } from 'zod';
import {
  caption,
  heading,
  image,
  intro,
  items,
  type SectionMeta,
  text,
} from '../../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Our Core Services'),
    intro: intro('Thirteen things that we do every week.'),
    items: items(
      { label: 'Points', help: 'The points, one line each.', min: 2, max: 24 },
      text({
        label: 'Point',
        help: 'One point, without a full stop.',
        example: 'Network design and deployment',
        max: 140,
      }),
    ),
    image: image({
      help: 'Photograph below the heading, beside the points; without it the points are in up to three columns.',
      minWidth: 800,
    }).optional(),
    caption: caption(),
  })
  .meta({
    label: 'List of points',
    description: 'A list of short points.',
    onNewPage: true,
    synonyms: ['list', 'points'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
