import { expect, it } from 'vitest';
import { openingHours } from './opening-hours.ts';

it('writes opening hours as a language does', () => {
  const week = { from: 'Monday', until: 'Friday', opens: '08:00', closes: '18:30' } as const;
  const saturday = { from: 'Saturday', opens: '09:00', closes: '12:00' } as const;
  expect(openingHours([week, saturday], 'en')).toEqual([
    'Mon – Fri: 8:00 AM – 6:30 PM',
    'Sat: 9:00 AM – 12:00 PM',
  ]);
  expect(openingHours([week], 'de')).toEqual(['Mo – Fr: 08:00–18:30 Uhr']);
});
