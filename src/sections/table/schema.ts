import { z } from 'zod';
import { heading, intro, opening, type SectionMeta, text } from '../../content/schema/index.ts';

const rows = z
  .array(
    z.strictObject({
      label: text('What the row is about: its first cell.', 'Small office', 60),
      cells: z
        .array(text('One cell; a dash for one that is empty.', '$290', 80))
        .min(1)
        .max(6)
        .describe('The other cells of the row, one for each further column.'),
    }),
  )
  .min(1)
  .max(40)
  .describe('The rows, from top to bottom.');

export const schema = z
  .strictObject({
    heading: heading('Support Plans'),
    intro: intro('Prices per month, cancelled at any time.'),
    opening: opening(),
    caption: text('A note under the table.', 'Prices in US dollars, without tax.', 160).optional(),
    columns: z
      .array(text('Head of one column.', 'Monthly', 40))
      .min(2)
      .max(7)
      .describe('The heads of all columns, from left to right.'),
    rows,
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
    description: 'A table: prices, opening hours, a comparison.',
    synonyms: ['prices', 'pricing', 'hours', 'comparison', 'plans'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
