import { expect, it } from 'vitest';
import { partsOf } from './parts-of.ts';

const points = (count: number) =>
  `<h3>After the course</h3>\n<ul class="terms">\n${'<li><strong>Questions</strong> by email</li>\n'.repeat(count)}</ul>\n`;

it('points at the end of a text that fill a row are a part of their own, fewer are not', () => {
  expect(partsOf(`<p>Words.</p>\n${points(3)}`)).toEqual(['<p>Words.</p>\n', points(3)]);
  expect(partsOf(`<p>Words.</p>\n${points(2)}`)).toHaveLength(1);
});

it('points before other words, or without any, stay where they are', () => {
  expect(partsOf(`<p>Words.</p>\n${points(4)}<p>More.</p>\n`)).toHaveLength(1);
  expect(partsOf(points(4))).toEqual([points(4)]);
});
