import { expect, test } from 'vitest';
import { within } from './within.ts';

const late = () => new Error('late');

test('work that hangs is an error in time, other work is what it is', async () => {
  await expect(within(new Promise(() => {}), 10, late)).rejects.toThrow('late');
  expect(await within(Promise.resolve('done'), 10, late)).toBe('done');
  await expect(within(Promise.reject(new Error('own')), 10, late)).rejects.toThrow('own');
});
