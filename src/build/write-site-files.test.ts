import { expect, test } from 'vitest';
import { buildTime } from './write-site-files.ts';

test('a build tells the time that it is given, so that it can be repeated', () => {
  expect(buildTime({ SOURCE_DATE_EPOCH: '1700000000' })).toEqual(new Date('2023-11-14T22:13:20Z'));
  expect(Math.abs(buildTime({}).getTime() - Date.now())).toBeLessThan(5_000);
  expect(() => buildTime({ SOURCE_DATE_EPOCH: 'yesterday' })).toThrow('not “yesterday”');
});
