import { z } from 'zod';
import { heading, intro, list, opening, type SectionMeta, text } from '../../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Support Plans'),
    intro: intro('Prices per month, cancelled at any time.'),
    opening: opening(),
    rows: list(
      {
        label: 'Table',
        help: 'The rows from top to bottom, each of 2 to 7 cells. The first row has the heads of the columns; of the others, the first cell says what the row is about.',
        min: 2,
        max: 41,
      },
      list(
        {
          label: 'Row',
          help: 'The cells from left to right, one for each column; a dash for one that is empty.',
          min: 2,
          max: 7,
        },
        text({ label: 'Cell', help: 'One cell.', example: '$290', max: 80 }),
      ),
    ),
    caption: text({
      label: 'Note',
      help: 'A note under the table.',
      example: 'Prices in US dollars, without tax.',
      max: 160,
    }).optional(),
  })
  .superRefine(({ rows: [heads = [], ...rows] }, context) => {
    const wanted = heads.length;
    for (const [at, { length }] of rows.entries())
      if (length !== wanted)
        context.addIssue({
          code: 'custom',
          path: ['rows', at + 1],
          message: `This row has ${length} cells; the first one has ${wanted}.`,
          params: {
            better: 'Write one cell for each column. In brackets, a cell with a comma needs quotes.',
          },
        });
  })
  .meta({
    label: 'Table',
    description: 'A table: prices, opening hours, a comparison.',
    synonyms: ['prices', 'pricing', 'hours', 'comparison', 'plans'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
