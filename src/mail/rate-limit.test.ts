import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit.ts';

test('a client over the limit waits for the next minute, without affecting others', () => {
  let time = 1_000_000;
  const secondsToWait = rateLimit(2, () => time);
  expect([secondsToWait('a'), secondsToWait('a'), secondsToWait('a')]).toEqual([0, 0, 60]);
  time += 45_500;
  expect([secondsToWait('a'), secondsToWait('b')]).toEqual([15, 0]);
  time += 14_500;
  expect([secondsToWait('a'), secondsToWait('a'), secondsToWait('a')]).toEqual([0, 0, 60]);
});
