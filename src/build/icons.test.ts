import { expect, test } from 'vitest';
import { frameIconNames, iconNames, iconShape } from './icons.ts';

test('the set has the names that editors know, and their strokes', () => {
  expect(iconNames()).toContain('wifi');
  expect(iconShape('check')).toEqual([['path', { d: 'M20 6 9 17l-5-5' }]]);
});

test('every icon of the frame is in the set', () => {
  for (const name of frameIconNames) expect(iconShape(name).length).toBeGreaterThan(0);
});

test('a name that is not in the set is an error', () => {
  expect(() => iconShape('wify')).toThrow('There is no icon named “wify”.');
});
