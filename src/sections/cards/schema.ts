import { z } from 'zod';
import {
  days,
  heading,
  icon,
  image,
  intro,
  link,
  opening,
  type SectionMeta,
  text,
} from '../../content/schema/index.ts';

const label = (what: string, example: string) =>
  text(`${what} in a few words, beside the date in the layout calendar.`, example, 20);

export const schema = z
  .strictObject({
    heading: heading('Our Comprehensive Services'),
    intro: intro('Four teams that share one ticket queue.'),
    opening: opening(),
    items: z
      .array(
        z.strictObject({
          icon: icon(),
          title: text('Title of the card.', 'Wireless Solutions', 60),
          description: text(
            'One to three sentences.',
            'Coverage that is measured before it is promised.',
            280,
          ),
          image: image(
            'Photograph or drawing of the card, in the layouts bento, calendar, grid, lead, mosaic, panorama and sheets, and in steps with “weeks” that follow each other.',
            800,
          ).optional(),
          link: link('Where the card leads; without it the card is not a link.', '/wireless').optional(),
          days: days(
            'Its days in the layout calendar, or with “weeks” above it in the layout steps: from 1 for the first Monday to 10 for the second Friday.',
            '4, 7',
          ),
          label: label('The kind of its days', 'Day 1').optional(),
          again: z
            .strictObject({
              description: text(
                'One or two sentences about them.',
                'The same, now on the live network.',
                140,
              ),
              label: label('Their kind', 'Day 2').optional(),
              image: image(
                'Photograph or drawing of them; without it they have that of the card.',
                800,
              ).optional(),
            })
            .meta({
              description:
                'What is said of its later days in the layout calendar, where they do not follow the first ones.',
            })
            .optional(),
          fill: z
            .enum(['full', 'hatched', 'quarter'])
            .default('full')
            .describe(
              'How its days look in the layout calendar. full: whole days; hatched: work behind the scenes; quarter: an hour or two.',
            ),
        }),
      )
      .min(2)
      .max(12)
      .describe('The cards.'),
    layout: z
      .enum(['grid', 'lead', 'pairs', 'bento', 'mosaic', 'panorama', 'rows', 'sheets', 'steps', 'calendar'])
      .default('grid')
      .describe(
        'grid: cells side by side, the first of six with pictures large; lead: dark blue cards with a picture each, the first large, the others in rows beside it; pairs: large cells, two side by side; bento: large cards, wide and narrow, with a picture each; mosaic: one frame, two large cells above and the others in threes, with a picture each; panorama: one frame, with drawings that go on in the next one above the words, or on phones small beside them; rows: one card a line, wide and calm; sheets: pictures of papers on a shelf, with the words below; steps: numbered along a cable, or with “weeks” and days, as bars across two weeks; calendar: two working weeks as a track of days and an entry for each card on it, with its words in that of its first days; on wide screens up to five hang from their days.',
      ),
    weekdays: z
      .array(text('Short name of a working day.', 'Mon', 9))
      .length(5)
      .describe('Names of the five working days, above the planner of the layout calendar.')
      .optional(),
    weeks: z
      .array(text('Name of a week.', 'Week 1', 12))
      .length(2)
      .describe('Names of two weeks: of that planner, or above the steps of the layout steps.')
      .optional(),
  })
  .superRefine(({ layout, items }, context) => {
    if (layout !== 'calendar') return;
    for (const [at, card] of items.entries()) {
      if (card.days !== undefined) continue;
      context.addIssue({
        code: 'custom',
        path: ['items', at],
        message: 'This card has no “days”; in the layout calendar it would be missing in the planner.',
        params: { better: 'days: 4, 7' },
      });
    }
  })
  .meta({
    description: 'Cards with an icon, a title and a description; a card may lead to a page.',
    picturePreset: 'half',
    synonyms: ['features', 'services', 'grid', 'tiles', 'boxes'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
