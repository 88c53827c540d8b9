import { z } from 'zod';
import { email, isTime, phone, text, time } from './fields.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** An address anywhere; one in the United States needs its state and its ZIP code. */
const address = (description: string) =>
  z
    .strictObject({
      street: text('Street and number.', '100 Example Avenue', 80),
      city: text('City.', 'Kent', 40),
      region: text('State, province or county; in the United States, two letters.', 'WA', 40).optional(),
      postalCode: text('ZIP code or postal code, in quotes.', '98032', 10).optional(),
      country: text('Country, two letters.', 'US', 2),
    })
    .superRefine(({ country, region, postalCode }, context) => {
      if (country.toUpperCase() !== 'US') return;
      const missing = (path: string, message: string, better: string) =>
        context.addIssue({ code: 'custom', path: [path], message, params: { better } });
      if (region?.length !== 2) missing('region', 'A state is written with two letters.', 'region: WA');
      if (!postalCode)
        missing('postalCode', 'An address in the United States has a ZIP code.', 'postalCode: "98032"');
    })
    .describe(description);

/** The company of `site.yaml`. */
export const company = z
  .strictObject({
    name: text('Name of the company.', 'Cedarline Networks', 60),
    email: email('Email address; messages from the contact form go there as well.'),
    phone: phone('Phone number as visitors read it.'),
    address: address('Street address.'),
    offices: z
      .array(
        z.strictObject({
          name: text('Name of the office, as a label.', 'Portland', 40),
          address: address('Its street address.'),
          phone: phone('Its phone number, where it has one of its own.').optional(),
        }),
      )
      .min(1)
      .max(6)
      .optional()
      .describe('Further offices, shown below the first one.'),
    hours: z
      .array(
        z
          .strictObject({
            from: z.enum(days).describe('First day of the week with these hours.'),
            until: z.enum(days).optional().describe('Last day with these hours; left out, only the first.'),
            opens: time('When the office opens, from 00:00 to 23:59, in quotes.', '08:00'),
            closes: time('When the office closes, in quotes.', '18:00'),
          })
          .refine(({ opens, closes }) => !(isTime(opens) && isTime(closes)) || opens < closes, {
            path: ['closes'],
            error: 'The office closes before it opens.',
            params: { better: 'Write the hours as on a clock of 24 hours: closes: "18:00"' },
          }),
      )
      .min(1)
      .max(14)
      .optional()
      .describe('Opening hours, for search engines and for the contact details.'),
    area: text('Where the company works.', 'Serving nationwide clients', 60),
    summary: text(
      'One sentence about the company, for search engines and the footer.',
      'Networks, security and support.',
      200,
    ),
  })
  .describe('Who we are.');
