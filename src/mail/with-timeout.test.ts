import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const late = () => new Error('late');

test('hanging work times out, other work settles as it is', async () => {
  await expect(withTimeout(new Promise(() => {}), 10, late)).rejects.toThrow('late');
  expect(await withTimeout(Promise.resolve('done'), 10, late)).toBe('done');
  await expect(withTimeout(Promise.reject(new Error('own')), 10, late)).rejects.toThrow('own');
});
