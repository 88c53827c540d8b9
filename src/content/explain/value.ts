import type { z } from 'zod';
import { error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { Shape } from '../schema/shape.ts';
import { nameDistance, nearest, plainName, sameName } from './nearest.ts';
import { exampleItem, exampleLines, writeText } from './snippet.ts';
import { oneOf, quote, quoteExample, valueName } from './wording.ts';

/** Explains one complaint of a schema about one value. */
export function explainValue(
  issue: z.core.$ZodIssue,
  path: Path,
  value: unknown,
  shape: Shape,
): UnlocatedDiagnostic {
  if (shape.kind === 'choice' && typeof value === 'string') return choice(path, value, shape);
  // Days and times are checked by functions, which have no words of their own.
  if (issue.code === 'custom' && issue.params === undefined && typeof value === 'string')
    return text(issue, path, value, shape);
  if (issue.code === 'custom') return custom(issue, path, value, shape);
  if (shape.kind === 'text' && typeof value === 'string') return text(issue, path, value, shape);
  if (shape.kind === 'list' && Array.isArray(value)) return count(path, value, shape);
  return wrongShape(path, value, shape);
}

/** What a schema says in its own words; its suggestion may be made of the value. */
function custom(
  issue: z.core.$ZodIssueCustom,
  path: Path,
  value: unknown,
  shape: Shape,
): UnlocatedDiagnostic {
  const better: unknown = issue.params?.better;
  if (typeof better === 'string')
    return error(path, 'value', 'not-valid', issue.message, { suggestion: better });
  const text: unknown = typeof better === 'function' ? better(value) : undefined;
  return error(path, 'value', 'not-valid', issue.message, {
    ...(typeof text === 'string' && text !== value
      ? { suggestion: example(path, shape, text), edit: { kind: 'set-text', text } }
      : {}),
  });
}

function text(issue: z.core.$ZodIssue, path: Path, value: string, shape: Shape): UnlocatedDiagnostic {
  const name = valueName(path);
  if (value.trim() === '') {
    const optional = shape.required ? '' : `, or delete the line: ${name} may be left out`;
    const words = `Write a text${shape.example ? `, such as ${quoteExample(shape.example)}` : ''}${optional}.`;
    const undecided = shape.field === 'link' ? `\nAs long as it leads nowhere: ${path.at(-1)}: "#"` : '';
    return error(path, 'value', 'empty-text', `${upper(name)} is empty.`, {
      suggestion: shape.field === 'text' ? words : example(path, shape) + undecided,
    });
  }
  if (issue.code === 'too_big') {
    const length = value.trim().length;
    return error(
      path,
      'value',
      'too-long',
      `${upper(name)} is too long for its place: ${length} characters, where ${shape.max} fit.`,
      { suggestion: shorten(length, shape), span: [shape.max ?? 0, value.length] },
    );
  }
  if (shape.field === 'focus') return focus(path, value);
  if (shape.field === 'date') return date(path, value);
  if (shape.field === 'anchor') return anchor(path, value);
  if (shape.field === 'old-address') return oldAddress(path, value);
  return error(path, 'value', 'not-valid', `${quote(value)} is not possible for ${name}.`, {
    suggestion: example(path, shape),
  });
}

function date(path: Path, value: string): UnlocatedDiagnostic {
  const day = dayIn(value);
  const message = `${quote(value)} is not a day as it is written here: the year, the month and the day, with hyphens.`;
  return error(path, 'value', 'not-valid', message, {
    suggestion: `${path.at(-1)}: ${day ?? '2026-12-24'}`,
    ...(day ? { edit: { kind: 'set-text', text: day } } : {}),
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

/** Two numbers from 0 to 100 are certain, whatever signs are around them. */
function focus(path: Path, value: string): UnlocatedDiagnostic {
  const numbers = /^\D*(\d+)\s*%?[\s,;/x]+(\d+)\D*$/i.exec(value)?.slice(1, 3).map(Number) ?? [];
  const better = numbers.map((number) => `${number}%`).join(' ');
  const message = `${quote(value)} is not a point of the picture: two percentages, from the left and from the top, each from 0% to 100%.`;
  const isPoint = numbers.length === 2 && numbers.every((number) => number <= 100);
  return error(path, 'value', 'not-valid', message, {
    suggestion: `focus: ${isPoint ? better : '50% 50%'}`,
    ...(isPoint ? { edit: { kind: 'set-text', text: better } } : {}),
  });
}

function oldAddress(path: Path, value: string): UnlocatedDiagnostic {
  const better = value
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\.(ya?ml|html?)$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^[-/]*|[-/]+$/g, '');
  const message = `${quote(value)} is not an address of this site. It begins with a slash; use only lowercase letters, digits and hyphens.`;
  return error(path, 'value', 'not-valid', message, {
    suggestion: `- /${better}`,
    edit: { kind: 'set-text', text: `/${better}` },
  });
}

/** A field of a few letters takes a code, such as that of a country. */
const shorten = (length: number, { max = 0, example }: Shape) =>
  max <= 5 && example ? `Write it short, such as ${quote(example)}.` : `Shorten it by ${length - max}.`;

function anchor(path: Path, value: string): UnlocatedDiagnostic {
  const better = value
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');
  return error(
    path,
    'value',
    'bad-anchor',
    `${quote(value)} is not a valid id. Use lowercase letters, digits and single hyphens, starting with a letter.`,
    better ? { suggestion: `id: ${better}`, edit: { kind: 'set-text', text: better } } : {},
  );
}

/** What people write for a switch elsewhere. */
const switchWords = {
  ...{ yes: ['true'], y: ['true'], on: ['true'], 1: ['true'], ja: ['true'], si: ['true'] },
  ...{ no: ['false'], n: ['false'], off: ['false'], 0: ['false'], nein: ['false'] },
};

function choice(path: Path, value: string, shape: Shape): UnlocatedDiagnostic {
  const name = valueName(path);
  if (value.trim() === '') {
    return error(path, 'value', 'empty-text', `${upper(name)} is empty.`, {
      suggestion: `Choose ${oneOf(shape.options)}.`,
    });
  }
  const words = shape.field === 'switch' ? switchWords : {};
  const [near] = nearest(value, shape.options, words);
  const isKnown = Object.hasOwn(words, plainName(value));
  const sure = near !== undefined && (isKnown || sameName(near, value) || nameDistance(near, value) <= 1);
  const others = shape.options.filter((option) => option !== near);
  return error(path, 'value', 'unknown-choice', `${quote(value)} is not one of the words for ${name}.`, {
    suggestion: near
      ? [`${path.at(-1)}: ${near}`, ...(sure ? [] : [`There is also ${oneOf(others)}.`])].join('\n')
      : `Choose ${oneOf(shape.options)}.`,
    ...(sure ? { edit: { kind: 'set-text', text: near } } : {}),
  });
}

function count(path: Path, value: unknown[], shape: Shape): UnlocatedDiagnostic {
  const name = valueName(path);
  const few = value.length < (shape.min ?? 0);
  const has = `${upper(name)} has ${value.length} ${value.length === 1 ? 'item' : 'items'}`;
  return few
    ? error(path, 'key', 'too-few', `${has}; it needs at least ${shape.min}.`, {
        ...(shape.item ? { suggestion: exampleItem(shape.item).join('\n') } : {}),
      })
    : error(path, 'key', 'too-many', `${has}; there is room for ${shape.max}.`, {
        suggestion: `Delete ${value.length - (shape.max ?? 0)}.`,
      });
}

/** A text where a list belongs, a list where a text belongs, and the like. */
function wrongShape(path: Path, value: unknown, shape: Shape): UnlocatedDiagnostic {
  const name = valueName(path);
  const suggestion = example(
    path,
    shape,
    typeof value === 'string' && value !== '' ? value : onlyText(value),
  );
  if (value === '' || value === null) {
    const message = `${upper(name)} has nothing under it${shape.kind === 'list' ? '; it is a list' : ''}.`;
    return error(path, 'key', 'empty-value', message, { suggestion });
  }
  return error(
    path,
    'value',
    'wrong-shape',
    `${upper(name)} ${wanted(shape)}, but this is ${given(value)}.`,
    {
      suggestion,
    },
  );
}

/** The text in a list of one, which is what the writer means where one text is wanted. */
function onlyText(value: unknown): string | undefined {
  return Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' ? value[0] : undefined;
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
  if (typeof value === 'object') return 'a group of lines, each with a colon';
  return 'a text';
}

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
