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

type Words = Pick<Site['contactForm'], 'missing' | 'badEmail' | 'missingNote' | 'badEmailNote'>;

/** Text, an at sign, text, a dot, text, with no spaces. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function problemOf(field: FieldName, values: Values, words: Words): FieldProblem | undefined {
  const problem = (message: string, note = message) => ({ field, message, note });
  if (values[field].trim() === '') return problem(fill(words.missing, { field }), words.missingNote);
  if (field === 'email' && !emailShape.test(values.email)) return problem(words.badEmail, words.badEmailNote);
  return undefined;
}

/**
 * The first problem of a form, in the order of the specification: the fields that are missing, then the
 * shape of the email address. A field that holds only spaces is missing.
 * @returns undefined when the form may be sent
 */
export function firstProblem(values: Values, words: Words): FieldProblem | undefined {
  const missing = fieldNames.find((field) => values[field].trim() === '');
  return problemOf(missing ?? 'email', values, words);
}

/** Whether a problem that was told still is one, now that the visitor has typed on. */
export function stillHolds(problem: FieldProblem, values: Values, words: Words): boolean {
  return problemOf(problem.field, values, words)?.message === problem.message;
}
