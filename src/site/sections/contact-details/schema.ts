import { z } from 'zod';
import { group, heading, intro, type SectionMeta, text } from '../../../content/schema/index.ts';

const word = (label: string, help: string, example: string) => text({ label, help, example, max: 30 });

const labels = group(
  { label: 'Labels', help: 'Labels beside the details. The details are the company’s own.' },
  {
    email: word('Email', 'Label of the email address.', 'Email'),
    phone: word('Phone', 'Label of the phone number.', 'Phone'),
    address: word('Address', 'Label of the street address.', 'Office'),
    hours: word('Opening hours', 'Label of the company’s opening hours, where it has some.', 'Open'),
    area: word('Area served', 'Label of the area that is served.', 'Area'),
  },
);

export const schema = z
  .strictObject({
    heading: heading('Reach us directly'),
    intro: intro('A person in Kent answers.'),
    labels,
  })
  .meta({
    label: 'Contact details',
    description: 'The company’s email, phone, offices, opening hours and area served.',
    synonyms: ['address'],
    icons: ['mail', 'phone', 'building-2', 'clock', 'globe'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
