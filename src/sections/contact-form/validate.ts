import { MESSAGE_LIMIT_BYTES } from '../../constants.ts';
import type { Site } from '../../content/index.ts';
import { fill } from '../../ui/fill.ts';

/** The fields that a visitor fills in, in the order in which they are checked. */
export const fieldNames = ['name', 'email', 'title', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;

/** What is wrong with one field, and how the visitor reads it. */
export interface FieldProblem {
  field: FieldName;
  /** Shown for a while. */
  message: string;
  /** Stays beside the field until it is corrected; in other words, so that nothing is read twice. */
  note: string;
}

type Words = Pick<
  Site['contactForm'],
  'missing' | 'badEmail' | 'missingNote' | 'badEmailNote' | 'tooLongNote'
> & { tooLong: string };

/** Text, an at sign, text, a dot, text, with no spaces. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a message is too large to be received. Browsers send each line break as two characters. */
function isTooLong(message: string): boolean {
  if (message.length > MESSAGE_LIMIT_BYTES) return true; // the whole of it need not be encoded
  return new TextEncoder().encode(message.replaceAll('\n', '\r\n')).length > MESSAGE_LIMIT_BYTES;
}

function problemOf(field: FieldName, values: Values, words: Words): FieldProblem | undefined {
  const problem = (message: string, note = message) => ({ field, message, note });
  if (values[field].trim() === '') return problem(fill(words.missing, { field }), words.missingNote);
  if (field === 'email' && !emailShape.test(values.email)) return problem(words.badEmail, words.badEmailNote);
  if (field === 'message' && isTooLong(values.message)) return problem(words.tooLong, words.tooLongNote);
  return undefined;
}

/**
 * The first problem of a form, in the order of the specification: the fields that are missing, then the
 * shape of the email address; last, a message too long to be received. A field that holds only spaces is missing.
 * @returns undefined when the form may be sent
 */
export function firstProblem(values: Values, words: Words): FieldProblem | undefined {
  const missing = fieldNames.find((field) => values[field].trim() === '');
  if (missing) return problemOf(missing, values, words);
  return problemOf('email', values, words) ?? problemOf('message', values, words);
}

/** Whether a problem still is one, now that the visitor has typed on. */
export function stillHolds(problem: FieldProblem, values: Values, words: Words): boolean {
  return problemOf(problem.field, values, words)?.message === problem.message;
}
