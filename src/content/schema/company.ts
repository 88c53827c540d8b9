import { z } from 'zod';
import type { FieldMeta, Words } from './field-meta.ts';
import { email, group, isTime, list, phone, phrase, text, time } from './fields.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A day of the week, which needs no explanation. */
const weekday = ({ label, help, ...more }: Words & Pick<FieldMeta, 'leftOut'>) =>
  z.enum(days).meta({ label, description: help, ...more } satisfies FieldMeta);

/** An address anywhere. */
const address = (help: string) =>
  group(
    { label: 'Address', help },
    {
      street: phrase('Street and number', '100 Example Avenue', { max: 80 }),
      city: phrase('City', 'Kent', { max: 40 }),
      region: text({
        label: 'State',
        help: 'State, province or county; in the United States, two letters.',
        synonyms: ['state'],
        example: 'WA',
        max: 40,
      }).optional(),
      postalCode: text({
        label: 'ZIP code',
        help: 'ZIP code or postal code.',
        synonyms: ['zip'],
        example: '98032',
        max: 10,
      }).optional(),
      country: phrase('Country, two letters', 'US', { max: 2 }),
    },
  );

const office = group(
  { label: 'Office' },
  {
    name: phrase('Name', 'Portland', { max: 40 }),
    address: address('Its street address.'),
    phone: phone({ help: 'Its phone number, where it has one of its own.' }).optional(),
  },
);

const hours = group(
  { label: 'Hours' },
  {
    from: weekday({ label: 'First day', help: 'First day of the week with these hours.' }),
    until: weekday({
      label: 'Last day',
      help: 'Last day with these hours; left out, only the first.',
      leftOut: { label: 'Only the first day', help: 'These hours are those of one day.' },
    }).optional(),
    opens: time({
      label: 'Opens',
      help: 'When the office opens, from 00:00 to 23:59.',
      example: '08:00',
    }),
    closes: time({ label: 'Closes', help: 'When the office closes.', example: '18:00' }),
  },
).refine(({ opens, closes }) => !(isTime(opens) && isTime(closes)) || opens < closes, {
  path: ['closes'],
  error: 'The office closes before it opens.',
  params: { better: 'Write the hours as on a clock of 24 hours: closes: "18:00"' },
});

/** The company of `site.yaml`. */
export const company = group(
  { label: 'Company', help: 'Who we are.' },
  {
    name: phrase('Name', 'Cedarline Networks', { max: 60 }),
    email: email({ help: 'Email address; messages from the contact form go there as well.' }),
    phone: phone({ help: 'Phone number as visitors read it.' }),
    address: address('Street address.'),
    offices: list(
      { label: 'Further offices', help: 'Further offices, shown below the first one.', min: 1, max: 6 },
      office,
    ).optional(),
    hours: list(
      {
        label: 'Opening hours',
        help: 'Shown in the contact details and to search engines.',
        min: 1,
        max: 14,
      },
      hours,
    ).optional(),
    area: phrase('Area served', 'Serving nationwide clients', { max: 60 }),
    summary: phrase('Summary', 'Networks, security and support.', {
      help: 'One sentence about the company, for search engines and the footer.',
      max: 200,
    }),
  },
);
