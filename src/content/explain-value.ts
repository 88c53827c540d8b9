import type { z } from 'zod';
import { error, type Finding, type Path } from './finding.ts';
import { typeMeanings } from './meanings.ts';
import { oneOf, quote, valueName } from './names.ts';
import { nameDistance, nearest, sameName } from './nearest.ts';
import type { Shape } from './shape.ts';
import { exampleItem, exampleLines, writeText } from './snippet.ts';

/** Explains one complaint of a schema about one value. */
export function explainValue(issue: z.core.$ZodIssue, path: Path, value: unknown, shape: Shape): Finding {
  if (shape.kind === 'choice' && typeof value === 'string') return choice(path, value, shape);
  if (issue.code === 'custom') return error(path, 'value', 'not-valid', issue.message);
  if (shape.kind === 'text' && typeof value === 'string') return text(issue, path, value, shape);
  if (shape.kind === 'list' && Array.isArray(value)) return count(path, value, shape);
  return wrongShape(path, value, shape);
}

function text(issue: z.core.$ZodIssue, path: Path, value: string, shape: Shape): Finding {
  const name = valueName(path);
  if (value.trim() === '') {
    const undecided = shape.field === 'link' ? `\nAs long as it leads nowhere: ${path.at(-1)}: "#"` : '';
    return error(path, 'value', 'empty-text', `${upper(name)} is empty.`, {
      suggestion: shape.required
        ? example(path, shape) + undecided
        : `Write a text, or take the line away: ${name} may be left out.`,
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
  if (issue.code === 'too_small') {
    return error(
      path,
      'value',
      'too-short',
      `${upper(name)} is too short: it needs ${shape.min} characters.`,
    );
  }
  if (shape.field === 'anchor') return anchor(path, value);
  return error(path, 'value', 'not-valid', `${quote(value)} is not possible for ${name}.`, {
    suggestion: example(path, shape),
  });
}

/** Where only a few letters fit, a code is meant, such as that of a country. */
const shorten = (length: number, { max = 0, example }: Shape) =>
  max <= 5 && example ? `Write it short, such as ${quote(example)}.` : `Shorten it by ${length - max}.`;

function anchor(path: Path, value: string): Finding {
  const better = value
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');
  return error(
    path,
    'value',
    'bad-anchor',
    `${quote(value)} cannot be the name of a place: it takes small letters, digits and single hyphens, and begins with a letter.`,
    better ? { suggestion: `id: ${better}`, edit: { kind: 'set-text', text: better } } : {},
  );
}

function choice(path: Path, value: string, shape: Shape): Finding {
  const name = valueName(path);
  if (value.trim() === '') {
    return error(path, 'value', 'empty-text', `${upper(name)} is empty.`, {
      suggestion: `Choose ${oneOf(shape.options)}.`,
    });
  }
  const [near] = nearest(value, shape.options, typeMeanings);
  const sure = near !== undefined && (sameName(near, value) || nameDistance(near, value) <= 1);
  return error(path, 'value', 'unknown-choice', `${quote(value)} is not one of the words for ${name}.`, {
    suggestion: near
      ? `${path.at(-1)}: ${near}${shape.options.length > 1 ? `   # one of: ${shape.options.join(', ')}` : ''}`
      : `Choose ${oneOf(shape.options)}.`,
    ...(sure ? { edit: { kind: 'set-text', text: near } } : {}),
  });
}

function count(path: Path, value: unknown[], shape: Shape): Finding {
  const name = valueName(path);
  const few = value.length < (shape.min ?? 0);
  const has = `${upper(name)} has ${value.length} ${value.length === 1 ? 'item' : 'items'}`;
  return few
    ? error(path, 'key', 'too-few', `${has}; it needs at least ${shape.min}.`, {
        ...(shape.item ? { suggestion: exampleItem(shape.item).join('\n') } : {}),
      })
    : error(path, 'key', 'too-many', `${has}; there is room for ${shape.max}.`, {
        suggestion: `Take ${value.length - (shape.max ?? 0)} away.`,
      });
}

/** A text where a list stands, a list where a text stands, and the like. */
function wrongShape(path: Path, value: unknown, shape: Shape): Finding {
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
    `${upper(name)} is ${wanted(shape)}, but this is ${given(value)}.`,
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
    text: 'one text',
    choice: `one of ${oneOf(shape.options)}`,
    list: 'a list, each item after a dash',
    map: `a group of fields (${[...shape.fields.keys()].join(', ')})`,
    number: 'a number',
    boolean: 'true or false',
    other: 'something else',
  })[shape.kind];

function given(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return 'a text';
}

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
