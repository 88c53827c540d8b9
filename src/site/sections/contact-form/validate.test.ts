import { describe, expect, it } from 'vitest';
import { site } from '../../../../tests/site-fixture.ts';
import { fieldNames, firstProblem, MESSAGE_LIMIT_BYTES, stillHolds } from './validate.ts';

const words = { ...site.contactForm, tooLong: 'Too long.' };
const good = { name: 'Ada', email: 'ada@example.test', title: 'CTO', message: 'Hello' };

describe('firstProblem (section 5)', () => {
  it('accepts a complete form', () => {
    expect(firstProblem(good, words)).toBeUndefined();
  });

  it.each(fieldNames)('wants %s', (field) => {
    const problem = { field, message: `Please fill out the ${field} field.`, note: 'Please fill this in.' };
    expect(firstProblem({ ...good, [field]: '' }, words)).toEqual(problem);
    expect(firstProblem({ ...good, [field]: ' \n\t ' }, words)).toEqual(problem);
  });

  it('reports the first missing field, in the order name, email, title, message', () => {
    const values = { name: '', email: '', title: '', message: '' };
    for (const field of fieldNames) {
      expect(firstProblem(values, words)?.field).toBe(field);
      values[field] = field === 'email' ? 'not an address' : 'filled';
    }
    expect(firstProblem(values, words)?.message).toBe('Please enter a valid email address.');
  });

  it('takes text, an at sign, text, a dot and text for an email address', () => {
    for (const email of ['a@b.c', 'first.last+tag@mail.example.co.uk', 'ü@müller.example', 'a@b..c'])
      expect(firstProblem({ ...good, email }, words), email).toBeUndefined();
  });

  it('refuses anything else as an email address', () => {
    const message = 'Please enter a valid email address.';
    const note = 'An address looks like name@company.com.';
    const wrong = [
      'a',
      'a@b',
      '@b.c',
      'a@.',
      'a@b.',
      'a@.c',
      'a b@c.d',
      'a@b .c',
      'a@b.c ',
      ' a@b.c',
      'a@@b.c',
      'a.b.c',
    ];
    for (const email of wrong)
      expect(firstProblem({ ...good, email }, words), email).toEqual({ field: 'email', message, note });
  });

  it.each([
    ['letters', 'a'.repeat(MESSAGE_LIMIT_BYTES), 'a'],
    ['letters of three bytes', '€'.repeat(Math.floor(MESSAGE_LIMIT_BYTES / 3)), '€'],
    ['line breaks, which are sent as two', '\n'.repeat(MESSAGE_LIMIT_BYTES / 2 - 1).concat('aa'), 'a'],
  ])('takes 1 MB of %s in a message, and not one more', (_, message, more) => {
    expect(firstProblem({ ...good, message }, words)).toBeUndefined();
    expect(firstProblem({ ...good, message: message + more }, words)).toEqual({
      field: 'message',
      message: 'Too long.',
      note: 'Please shorten it.',
    });
    expect(firstProblem({ ...good, email: 'ada', message: message + more }, words)?.field).toBe('email');
  });

  it('uses the message of the banner beside the field if the content has no note', () => {
    const { missingNote: _, ...fewer } = words;
    expect(firstProblem({ ...good, name: '' }, fewer)?.note).toBe('Please fill out the name field.');
  });
});

describe('stillHolds', () => {
  it('does not report an incomplete address as missing', () => {
    const problem = { field: 'email', message: 'Please fill out the email field.', note: '' } as const;
    expect(stillHolds(problem, { ...good, email: 'a' }, words)).toBe(false);
  });
});
