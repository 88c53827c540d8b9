import type { z } from 'zod';
import { error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { Shape } from '../schema/shape.ts';
import { formats } from './formats.ts';
import { nameDistance, nearest, plainName, sameName } from './nearest.ts';
import { exampleItem, exampleLines, writeText } from './snippet.ts';
import { oneOf, quote, quoteExample, sentence, valueName } from './wording.ts';

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
  if (typeof better === 'string') return error(path, 'not-valid', issue.message, { suggestion: better });
  const text: unknown = typeof better === 'function' ? better(value) : undefined;
  if (typeof text !== 'string' || text === value) return error(path, 'not-valid', issue.message);
  return error(path, 'not-valid', issue.message, { suggestion: example(path, shape, text), fixed: text });
}

function text(issue: z.core.$ZodIssue, path: Path, value: string, shape: Shape): UnlocatedDiagnostic {
  const name = valueName(path);
  if (value.trim() === '') {
    const optional = shape.required ? '' : `, or delete the line: ${name} may be left out`;
    const words = `Write a text${shape.example ? `, such as ${quoteExample(shape.example)}` : ''}${optional}.`;
    const undecided = shape.field === 'link' ? `\nAs long as it leads nowhere: ${path.at(-1)}: "#"` : '';
    return error(path, 'empty-text', `${sentence(name)} is empty.`, {
      suggestion: shape.field === 'text' ? words : example(path, shape) + undecided,
    });
  }
  if (issue.code === 'too_big') {
    const length = value.trim().length;
    return error(
      path,
      'too-long',
      `${sentence(name)} is too long for its place: ${length} characters, where ${shape.max} fit.`,
      { suggestion: shorten(length, shape), span: [shape.max ?? 0, value.length] },
    );
  }
  const explain = shape.field && formats[shape.field];
  if (explain) return explain(path, value);
  return error(path, 'not-valid', `${quote(value)} is not possible for ${name}.`, {
    suggestion: example(path, shape),
  });
}

/** A field of a few letters takes a code, such as that of a country. */
const shorten = (length: number, { max = 0, example }: Shape) =>
  max <= 5 && example ? `Write it short, such as ${quote(example)}.` : `Shorten it by ${length - max}.`;

/** What people write for a switch elsewhere. */
const switchWords: [RegExp, 'true' | 'false'][] = [
  [/^(?:yes|y|on|1)$/, 'true'],
  [/^(?:no|n|off|0)$/, 'false'],
];

function choice(path: Path, value: string, shape: Shape): UnlocatedDiagnostic {
  const name = valueName(path);
  if (value.trim() === '') {
    return error(path, 'empty-text', `${sentence(name)} is empty.`, {
      suggestion: `Choose ${oneOf(shape.options)}.`,
    });
  }
  const words = shape.field === 'switch' ? switchWords : [];
  const [, known] = words.find(([pattern]) => pattern.test(plainName(value))) ?? [];
  const near = known ?? nearest(value, shape.options)[0];
  const sure = near !== undefined && (known || sameName(near, value) || nameDistance(near, value) <= 1);
  const others = shape.options.filter((option) => option !== near);
  return error(path, 'unknown-choice', `${quote(value)} is not one of the words for ${name}.`, {
    suggestion: near
      ? [`${path.at(-1)}: ${near}`, ...(sure ? [] : [`There is also ${oneOf(others)}.`])].join('\n')
      : `Choose ${oneOf(shape.options)}.`,
    fixed: sure ? near : undefined,
  });
}

function count(path: Path, value: unknown[], shape: Shape): UnlocatedDiagnostic {
  const name = valueName(path);
  const few = value.length < (shape.min ?? 0);
  const has = `${sentence(name)} has ${value.length} ${value.length === 1 ? 'item' : 'items'}`;
  return few
    ? error(path, 'too-few', `${has}; it needs at least ${shape.min}.`, {
        at: 'key',
        suggestion: shape.item && exampleItem(shape.item).join('\n'),
      })
    : error(path, 'too-many', `${has}; there is room for ${shape.max}.`, {
        at: 'key',
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
    const message = `${sentence(name)} has nothing under it${shape.kind === 'list' ? '; it is a list' : ''}.`;
    return error(path, 'empty-value', message, { at: 'key', suggestion });
  }
  return error(path, 'wrong-shape', `${sentence(name)} ${wanted(shape)}, but this is ${given(value)}.`, {
    suggestion,
  });
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
