import { z } from 'zod';
import {
  group,
  heading,
  intro,
  labelText,
  list,
  opening,
  type SectionMeta,
  text,
} from '../../../content/schema/index.ts';

const row = group(
  { label: 'Row' },
  {
    label: labelText({
      label: 'Label',
      help: 'What the row is about: its first cell.',
      example: 'Small office',
      max: 60,
    }),
    cells: list(
      { label: 'Cells', help: 'The other cells of the row, one for each further column.', min: 1, max: 6 },
      text({ label: 'Cell', help: 'One cell; a dash for one that is empty.', example: '$290', max: 80 }),
    ),
  },
);

export const schema = z
  .strictObject({
    heading: heading('Support Plans'),
    intro: intro('Prices per month, cancelled at any time.'),
    opening: opening(),
    caption: text({
      label: 'Note',
      help: 'A note under the table.',
      example: 'Prices in US dollars, without tax.',
      max: 160,
    }).optional(),
    columns: list(
      { label: 'Columns', help: 'The heads of all columns, from left to right.', min: 2, max: 7 },
      text({ label: 'Column', help: 'Head of one column.', example: 'Monthly', max: 40 }),
    ),
    rows: list({ label: 'Rows', help: 'The rows, from top to bottom.', min: 1, max: 40 }, row),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [at, { cells }] of rows.entries()) {
      const wanted = columns.length - 1;
      if (cells.length === wanted) continue;
      const has = `This row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} beside its label`;
      context.addIssue({
        code: 'custom',
        path: ['rows', at, 'cells'],
        message: `${has}; the table has ${wanted} ${wanted === 1 ? 'column' : 'columns'} for them.`,
        params: {
          better:
            'Write one cell for each column but the first. In brackets, a cell with a comma needs quotes.',
        },
      });
    }
  })
  .meta({
    label: 'Table',
    description: 'A table: prices, opening hours, a comparison.',
    synonyms: ['prices', 'pricing', 'hours', 'comparison', 'plans'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
