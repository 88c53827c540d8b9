import type { Site } from '../../../content/index.ts';

type Hours = NonNullable<Site['company']['hours']>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening hours as people of a language write them, one line for each entry. */
export function openingHours(hours: Hours, language: string): string[] {
  // 1 January 2024 was a Monday.
  const date = (day: string, time = '00:00') => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return new Date(Date.UTC(2024, 0, 1 + DAYS.indexOf(day), hour, minute));
  };
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return hours.map(({ from, until, opens, closes }) => {
    const week = until ? weekday.formatRange(date(from), date(until)) : weekday.format(date(from));
    // Some versions separate with thin spaces, others with ordinary ones: server and browser have to agree.
    return `${week}: ${clock.formatRange(date(from, opens), date(from, closes))}`.replace(
      /[\u2009\u202f]/g,
      ' ',
    );
  });
}
