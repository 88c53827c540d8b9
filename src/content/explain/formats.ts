import { error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { FieldKind } from '../schema/field-meta.ts';
import { quote } from './wording.ts';

/** Explains a text that is not in the format of its kind of field. */
export const formats: { [kind in FieldKind]?: (path: Path, value: string) => UnlocatedDiagnostic } = {
  ...{ date, days, focus, anchor },
  'old-address': oldAddress,
};

function date(path: Path, value: string): UnlocatedDiagnostic {
  const day = dayIn(value);
  const message = `${quote(value)} is not a day as it is written here: the year, the month and the day, with hyphens.`;
  return error(path, 'not-valid', message, {
    suggestion: `${path.at(-1)}: ${day ?? '2026-12-24'}`,
    fixed: day,
  });
}

/** The day that is certainly meant: with its month in letters, or with a number that can be no month. */
function dayIn(value: string): string | undefined {
  const [, one = '', other = '', year] = /^(\d\d?)[./-](\d\d?)[./-](\d{4})$/.exec(value.trim()) ?? [];
  const [month, day] = Number(one) > 12 || value.includes('.') ? [other, one] : [one, other];
  if (year && Number(day) <= 12 && !value.includes('.')) return undefined;
  const parsed = new Date(
    year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : `${value} UTC`,
  );
  const isCertain = year !== undefined || (/[a-z]{3}/i.test(value) && /\d{4}/.test(value));
  return isCertain && !Number.isNaN(parsed.getTime()) ? parsed.toISOString().slice(0, 10) : undefined;
}

const LAST_DAY = 10;

/** Numbers of days are certain, whatever signs are between them; two with a dash between are all days from one to the other. */
function days(path: Path, value: string): UnlocatedDiagnostic {
  const named: string[] = value.match(/\d+(?:\.\d+)?/g) ?? [];
  const wrong = named.find((day) => !/^([1-9]|10)$/.test(day));
  const [first = 0, last = 0] = named.map(Number);
  const isRange = named.length === 2 && first < last && /^\s*\d+\s*[-–]\s*\d+\s*$/.test(value);
  const meant = isRange ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : named.map(Number);
  const better = [...new Set(meant)].join(', ');
  const isCertain =
    named.length > 0 && wrong === undefined && !/[a-z]{2}/i.test(value.replace(/\band\b/, ''));
  const twice = named.find((day, at) => named.indexOf(day) < at);
  const message =
    wrong !== undefined
      ? `${quote(wrong)} is not one of the working days of two weeks, which are 1 to ${LAST_DAY}.`
      : twice !== undefined
        ? `Day ${twice} is there twice.`
        : `${quote(value)} is not a list of days as it is written here: their numbers, from 1 for the first Monday to ${LAST_DAY} for the second Friday, with commas between them.`;
  return error(path, 'not-valid', message, {
    suggestion: `${path.at(-1)}: ${isCertain ? better : '4, 7'}`,
    ...(isCertain && { fixed: better }),
  });
}

/** Two numbers from 0 to 100 are certain, whatever signs are around them. */
function focus(path: Path, value: string): UnlocatedDiagnostic {
  const numbers = /^\D*(\d+)\s*%?[\s,;/x]+(\d+)\D*$/i.exec(value)?.slice(1, 3).map(Number) ?? [];
  const better = numbers.map((number) => `${number}%`).join(' ');
  const message = `${quote(value)} is not a point of the picture: two percentages, from the left and from the top, each from 0% to 100%.`;
  const isPoint = numbers.length === 2 && numbers.every((number) => number <= 100);
  return error(path, 'not-valid', message, {
    suggestion: `focus: ${isPoint ? better : '50% 50%'}`,
    fixed: isPoint ? better : undefined,
  });
}

/** Hosts find an address also with `.html` at its end; one with other signs cannot lead on. */
function oldAddress(path: Path, value: string): UnlocatedDiagnostic {
  const better = value
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\.(ya?ml|html?)$/i, '')
    .toLowerCase()
    .replace(/ +/g, '-')
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '');
  const message = `${quote(value)} is not an address of this site. It begins with a slash; use only lowercase letters, digits, hyphens and underscores.`;
  return error(path, 'not-valid', message, {
    ...(/^[a-z0-9/_-]+$/.test(better)
      ? { suggestion: `- /${better}`, fixed: `/${better}` }
      : { suggestion: 'Delete this line. Only the host could redirect such an address.' }),
  });
}

function anchor(path: Path, value: string): UnlocatedDiagnostic {
  const better = value
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');
  return error(
    path,
    'bad-anchor',
    `${quote(value)} is not a valid id. Use lowercase letters, digits and single hyphens, starting with a letter.`,
    better ? { suggestion: `id: ${better}`, fixed: better } : {},
  );
}
