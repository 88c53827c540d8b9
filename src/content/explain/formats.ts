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

function days(path: Path, value: string): UnlocatedDiagnostic {
  const message = `${quote(value)} is not a list of working days as it is written here: their numbers, each once, from 1 for the first Monday to 10 for the second Friday, with commas between them.`;
  return error(path, 'not-valid', message, { suggestion: `${path.at(-1)}: 4, 7` });
}

function focus(path: Path, value: string): UnlocatedDiagnostic {
  const message = `${quote(value)} is not a point of the picture: two percentages, from the left and from the top, each from 0% to 100%.`;
  return error(path, 'not-valid', message, { suggestion: 'focus: 50% 50%' });
}

function oldAddress(path: Path, value: string): UnlocatedDiagnostic {
  const message = `${quote(value)} is not an address of this site. It begins with a slash; use only lowercase letters, digits, hyphens and underscores.`;
  const suggestion = 'Write it like /old-name; only the host could redirect any other.';
  return error(path, 'not-valid', message, { suggestion });
}

function anchor(path: Path, value: string): UnlocatedDiagnostic {
  const better = value
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');
  const message = `${quote(value)} is not a valid id. Use lowercase letters, digits and single hyphens, starting with a letter.`;
  return error(path, 'bad-anchor', message, better ? { suggestion: `id: ${better}`, fixed: better } : {});
}
