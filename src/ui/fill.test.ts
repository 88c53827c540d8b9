import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('puts values in their places and leaves other braces alone', () => {
  expect(fill('Write to {email}, {email} or {who}', { email: '$&@example.test' })).toBe(
    'Write to $&@example.test, $&@example.test or {who}',
  );
});
