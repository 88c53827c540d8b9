import { z } from 'zod';
import { caption, heading, image, intro, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Our Core Services'),
    intro: intro('Thirteen things that we do every week.'),
    items: z
      .array(text('One point, without a full stop.', 'Network design and deployment', 140))
      .min(2)
      .max(24)
      .describe('The points, one line each.'),
    layout: z
      .enum(['columns', 'panel', 'rail', 'compact', 'cells', 'around', 'backbone', 'band', 'lines', 'photo'])
      .default('columns')
      .describe(
        'columns: a wide list; panel: a patch panel with a label for each point, best for 6, 9, 13 or 15 short ones (with 13 the heading is on it), each with a mark for what its words name first, such as fiber, wireless, security, backup, cloud, support or training; rail: heading on the left, list on the right; compact: short points in a tight grid; cells: a frame with a cell for each point; around: on both sides of a round picture, with a cable from it to each point; backbone: along one cable, each below its port on it, best for 4 to 6 short points; band: a panel with a wide drawing, and the points in rows below it; lines: heading on the left, one large line for each point on the right, or six points and a picture in three columns below it, two in each; photo: large points beside a photograph that leaves the page on the right.',
      ),
    marks: z
      .enum(['ports', 'numbers'])
      .default('ports')
      .describe(
        'What stands before each point: a port, or its number, as on an order sheet. A panel always has ports.',
      ),
    image: image(
      'Picture below the heading in the layouts rail and lines, beside the points in the layouts cells and photo, between them in the layout around, and above them in the layout band, and in the layout lines if there are six.',
      800,
    ).optional(),
    caption: caption(),
  })
  .meta({
    description: 'A list of short points.',
    onNewPage: true,
    synonyms: ['list', 'points'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
