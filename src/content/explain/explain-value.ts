import type { z } from 'zod';
import { corrected, error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { FieldKind } from '../schema/field-meta.ts';
import type { Shape } from '../schema/shape.ts';
import { nameDistance, nearest, plainName, sameName } from './nearest.ts';
import { exampleItem, exampleLines, writeText } from './snippet.ts';
import { nameAt, oneOf, quote, quoteExample, sentence } from './wording.ts';

/** Explains one complaint of a schema about one value. */
export function explainValue(
  issue: z.core.$ZodIssue,
  path: Path,
  value: unknown,
  shape: Shape,
): UnlocatedDiagnostic {
  // Days and times are checked by functions, which have no words of their own.
  if (issue.code === 'custom' && issue.params) return custom(issue, path, value, shape);
  if (typeof value === 'string' && (shape.kind === 'text' || shape.kind === 'choice')) {
    if (value.trim() === '') return empty(path, shape);
    return shape.kind === 'choice' ? choice(path, value, shape) : text(issue, path, value, shape);
  }
  if (shape.kind === 'list' && Array.isArray(value)) return count(path, value, shape);
  return wrongShape(path, value, shape);
}

/** What a schema says in its own words; its suggestion may be made of the value. */
function custom(issue: z.core.$ZodIssueCustom, path: Path, value: unknown, shape: Shape) {
  const better: unknown = issue.params?.better;
  const fixed: unknown = typeof better === 'function' ? better(value) : undefined;
  if (typeof fixed === 'string' && fixed !== value)
    return error(path, 'not-valid', issue.message, example(path, shape, fixed), { fixed });
  return error(path, 'not-valid', issue.message, typeof better === 'string' ? better : undefined);
}

function empty(path: Path, shape: Shape): UnlocatedDiagnostic {
  const name = nameAt(path);
  const optional = shape.required ? '' : `, or delete the line: ${name} may be left out`;
  const words = `Write a text${shape.example ? `, such as ${quoteExample(shape.example)}` : ''}${optional}.`;
  const undecided = shape.field === 'link' ? `\nAs long as it leads nowhere: ${path.at(-1)}: "#"` : '';
  const other =
    shape.kind === 'choice' ? `Choose ${oneOf(shape.options)}.` : example(path, shape) + undecided;
  const suggestion = shape.field === 'text' ? words : other;
  return error(path, 'empty-text', `${sentence(name)} is empty.`, suggestion);
}

/** What a text of a kind is, and the text that was certainly meant. */
const formats: { [kind in FieldKind]?: { is: string; meant?: (text: string) => string | undefined } } = {
  date: { is: 'a day of the calendar: its year, month and day, with hyphens between them', meant: dayIn },
  days: {
    is: 'a list of working days as it is written here: their numbers, each once, from 1 for the first Monday to 10 for the second Friday, with commas between them',
  },
  focus: {
    is: 'a point of the picture: two percentages, from the left and from the top, each from 0% to 100%',
  },
  anchor: {
    is: 'a valid id. Use lowercase letters, digits and single hyphens, starting with a letter',
    meant: (text) =>
      text
        .toLowerCase()
        .replace(/^[^a-z]+/, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/-+$/, ''),
  },
  'old-address': {
    is: 'an address of this site. It begins with a slash; use only lowercase letters, digits, hyphens and underscores',
  },
};

/** The day that is certainly meant: with its month in letters, its year first, or a number that can be no month. */
function dayIn(text: string): string | undefined {
  const ordered = text.trim().replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/, '$3-$2-$1');
  const parsed = new Date(`${ordered} UTC`);
  const isClear = /[a-z]{3}|^\d{4}\D|\b(?:1[3-9]|2\d|3[01])\b/i.test(ordered);
  if (Number.isNaN(parsed.getTime()) || !isClear) return undefined;
  const day = parsed.toISOString().slice(0, 10);
  // A day that the calendar does not have comes out as another one.
  const same = /[a-z]{3}/i.test(text) ? day.replace(/-\d\d/, '') : day;
  return numbersIn(text) === numbersIn(same) ? day : undefined;
}

const numbersIn = (text: string) => `${(text.match(/\d+/g) ?? []).map(Number).sort()}`;

function text({ code }: z.core.$ZodIssue, path: Path, value: string, shape: Shape): UnlocatedDiagnostic {
  const { max = 0, field } = shape;
  if (code === 'too_big') {
    const { length } = value.trim();
    const message = `${sentence(nameAt(path))} is too long for its place: ${length} characters, where ${max} fit.`;
    return error(path, 'too-long', message, `Shorten it by ${length - max}.`, { span: [max, value.length] });
  }
  const { is = `possible for ${nameAt(path)}`, meant } = (field && formats[field]) ?? {};
  const message = `${quote(value)} is not ${is}.`;
  const fixed = meant?.(value);
  return fixed
    ? corrected(path, 'not-valid', message, fixed)
    : error(path, 'not-valid', message, example(path, shape));
}

/** What people write for a switch elsewhere. */
const YES = ['yes', 'y', 'on', '1'];
const NO = ['no', 'n', 'off', '0'];

function choice(path: Path, value: string, { field, options }: Shape): UnlocatedDiagnostic {
  const word = field === 'switch' ? plainName(value) : '';
  const known = YES.includes(word) ? 'true' : NO.includes(word) ? 'false' : undefined;
  const near = known ?? nearest(value, options)[0];
  const message = `${quote(value)} is not one of the words for ${nameAt(path)}.`;
  if (near !== undefined && (known || sameName(near, value) || nameDistance(near, value) <= 1))
    return corrected(path, 'unknown-choice', message, near);
  return error(path, 'unknown-choice', message, `Choose ${oneOf(options)}.`);
}

function count(path: Path, { length }: unknown[], { min = 0, max = 0, item }: Shape): UnlocatedDiagnostic {
  const has = `${sentence(nameAt(path))} has ${length} ${length === 1 ? 'item' : 'items'}`;
  if (length >= min)
    return error(path, 'too-many', `${has}; there is room for ${max}.`, `Delete ${length - max}.`, {
      at: 'key',
    });
  const suggestion = item && exampleItem(item).join('\n');
  return error(path, 'too-few', `${has}; it needs at least ${min}.`, suggestion, { at: 'key' });
}

/** A text where a list belongs, a list where a text belongs, and the like. */
function wrongShape(path: Path, value: unknown, shape: Shape): UnlocatedDiagnostic {
  const name = sentence(nameAt(path));
  // The text in a list of one is what the writer means where one text is wanted.
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const suggestion = example(path, shape, typeof only === 'string' && only !== '' ? only : undefined);
  if (value === '' || value === null) {
    const message = `${name} has nothing under it${shape.kind === 'list' ? '; it is a list' : ''}.`;
    return error(path, 'empty-value', message, suggestion, { at: 'key' });
  }
  return error(path, 'wrong-shape', `${name} ${wanted(shape)}, but this is ${given(value)}.`, suggestion);
}

function example(path: Path, shape: Shape, text?: string): string {
  const key = path.at(-1);
  if (typeof key === 'string') return exampleLines(key, shape, text).join('\n');
  return shape.kind === 'list' ? `- ${writeText(text ?? '…')}` : exampleItem(shape, text).join('\n');
}

const wanted = (shape: Shape) =>
  ({
    text: 'is one text',
    choice: `is one of ${oneOf(shape.options)}`,
    list: 'is a list, each item after a dash',
    map: `has lines of its own under it (${[...shape.fields.keys()].join(', ')})`,
  })[shape.kind];

function given(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of lines, each with a colon' : 'a text';
}
