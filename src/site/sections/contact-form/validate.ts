import type { Site } from '../../../content/index.ts';
import { fill } from '../../ui/fill.ts';

/** The largest message that the mail service accepts, in bytes of UTF-8; visitors read `tooLong` of site.yaml. */
export const MESSAGE_LIMIT_BYTES = 1_048_576;

/** The fields that a visitor fills in, in the order in which they are checked. */
export const fieldNames = ['name', 'email', 'title', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;

/** A problem with one field, and its texts. */
export interface FieldProblem {
  field: FieldName;
  /** For the banner. */
  message: string;
  /** Beside the field until it is corrected; worded differently, so that nothing is read twice. */
  note: string;
}

type Words = Pick<
  Site['contactForm'],
  'missing' | 'badEmail' | 'missingNote' | 'badEmailNote' | 'tooLongNote'
> & { tooLong: string };

/** The specification's pattern: text@text.text without spaces. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The same rules for the browser's `:valid`, which lights the lamp beside a field. Nothing is refused because of them. */
export const patterns: Partial<Record<FieldName, string>> = {
  name: '.*\\S.*',
  email: emailPattern.source,
  title: '.*\\S.*',
};

/** Whether a message exceeds MESSAGE_LIMIT_BYTES. Browsers send each line break as two characters. */
function isTooLong(message: string): boolean {
  if (message.length > MESSAGE_LIMIT_BYTES) return true; // no need to encode it
  return new TextEncoder().encode(message.replaceAll('\n', '\r\n')).length > MESSAGE_LIMIT_BYTES;
}

function problemOf(field: FieldName, values: Values, words: Words): FieldProblem | undefined {
  const problem = (message: string, note = message) => ({ field, message, note });
  if (values[field].trim() === '') return problem(fill(words.missing, { field }), words.missingNote);
  if (field === 'email' && !emailPattern.test(values.email))
    return problem(words.badEmail, words.badEmailNote);
  if (field === 'message' && isTooLong(values.message)) return problem(words.tooLong, words.tooLongNote);
  return undefined;
}

/**
 * The first problem of a form, in the order of the specification: missing fields, then an invalid email address, then a
 * message that is too long. A field with only spaces is missing.
 * @returns undefined if the form is valid
 */
export function firstProblem(values: Values, words: Words): FieldProblem | undefined {
  const missing = fieldNames.find((field) => values[field].trim() === '');
  if (missing) return problemOf(missing, values, words);
  return problemOf('email', values, words) ?? problemOf('message', values, words);
}

/** Whether a problem remains after the visitor has edited the form. */
export function stillHolds(problem: FieldProblem, values: Values, words: Words): boolean {
  return problemOf(problem.field, values, words)?.message === problem.message;
}
