import { z } from 'zod';
import { group, heading, items, labelText, type SectionMeta, text } from '../../../content/schema/index.ts';

const figure = group(
  { label: 'Number' },
  {
    number: text({
      label: 'Number',
      help: 'The number as visitors read it.',
      synonyms: ['value', 'figure', 'count'],
      example: '99.9%',
      max: 12,
    }),
    label: labelText({
      label: 'Label',
      help: 'What the number counts.',
      example: 'Uptime Guarantee',
      max: 60,
    }),
  },
);

export const schema = z
  .strictObject({
    heading: heading(
      'Key statistics',
      'Heading of the section; without one the numbers stand alone.',
    ).optional(),
    items: items({ label: 'Numbers', help: 'The numbers with their labels.', min: 2, max: 4 }, figure),
  })
  .meta({
    label: 'Key figures',
    description: 'Large numbers with a label each.',
    synonyms: ['numbers', 'figures', 'metrics', 'statistics'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
