import { z } from 'zod';
import { heading, intro, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Reach us directly'),
    intro: intro('A person in Kent answers.'),
    labels: z
      .strictObject({
        email: text('Label of the email address.', 'Email', 30),
        phone: text('Label of the phone number.', 'Phone', 30),
        address: text('Label of the street address.', 'Office', 30),
        hours: text(
          'Label of the opening hours of site.yaml; without it they are not shown.',
          'Open',
          30,
        ).optional(),
        area: text('Label of the area that is served.', 'Area', 30),
      })
      .describe('Labels beside the details. The details themselves stand in site.yaml.'),
  })
  .meta({
    description: 'Email, phone, offices, opening hours and area served, taken from site.yaml.',
    synonyms: ['address'],
    icons: ['mail', 'phone', 'building-2', 'clock', 'globe'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
