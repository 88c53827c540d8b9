import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/site-fixture.ts';
import { fieldNames, firstProblem, stillHolds } from './validate.ts';

const words = site.contactForm;
const good = { name: 'Ada', email: 'ada@example.test', title: 'CTO', message: 'Hello' };

describe('what the form checks (section 5)', () => {
  it('lets a filled form pass', () => {
    expect(firstProblem(good, words)).toBeUndefined();
  });

  it.each(fieldNames)('wants %s', (field) => {
    const message = `Please fill out the ${field} field.`;
    expect(firstProblem({ ...good, [field]: '' }, words)).toEqual({ field, message });
    expect(firstProblem({ ...good, [field]: ' \n\t ' }, words)).toEqual({ field, message });
  });

  it('tells the first that is missing, in the order name, email, title, message', () => {
    const values = { name: '', email: '', title: '', message: '' };
    for (const field of fieldNames) {
      expect(firstProblem(values, words)?.field).toBe(field);
      values[field] = field === 'email' ? 'not an address' : 'filled';
    }
    expect(firstProblem(values, words)?.message).toBe('Please enter a valid email address.');
  });

  it.each(['a@b.c', 'first.last+tag@mail.example.co.uk', 'ü@müller.example', 'a@b..c'])(
    'takes “%s” for an email address: text, an at sign, text, a dot, text',
    (email) => {
      expect(firstProblem({ ...good, email }, words)).toBeUndefined();
    },
  );

  it.each([
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
  ])('refuses “%s”', (email) => {
    const problem = { field: 'email', message: 'Please enter a valid email address.' };
    expect(firstProblem({ ...good, email }, words)).toEqual(problem);
  });
});

describe('when a problem is corrected', () => {
  it('holds until its own field is filled', () => {
    const problem = { field: 'title', message: 'Please fill out the title field.' } as const;
    expect(stillHolds(problem, { ...good, title: ' ' }, words)).toBe(true);
    expect(stillHolds(problem, { ...good, title: 'C', message: '' }, words)).toBe(false);
  });

  it('holds until the address has its shape', () => {
    const problem = { field: 'email', message: words.badEmail } as const;
    expect(stillHolds(problem, { ...good, email: 'ada@example' }, words)).toBe(true);
    expect(stillHolds(problem, { ...good, email: 'ada@example.test' }, words)).toBe(false);
  });

  it('does not call an address missing that has been begun', () => {
    const problem = { field: 'email', message: 'Please fill out the email field.' } as const;
    expect(stillHolds(problem, { ...good, email: 'a' }, words)).toBe(false);
  });
});
