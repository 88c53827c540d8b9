import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('replaces known placeholders and keeps unknown ones', () => {
  expect(fill('Write to {email}, {email} or {who}', { email: '$&@example.test' })).toBe(
    'Write to $&@example.test, $&@example.test or {who}',
  );
});
