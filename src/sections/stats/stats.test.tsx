import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { countOf, Tally } from './Tally.tsx';

it.each([
  ['100+', 100],
  ['15', 15],
  ['120', 120],
  ['121', undefined],
  ['0', undefined],
  ['99.9%', undefined],
  ['24/7', undefined],
  ['10,000+', undefined],
])('counts %s as %s', (number, count) => {
  expect(countOf(number)).toBe(count);
});

it.each([
  ['10', [2], 0],
  ['10+', [3], 1],
  ['12+', [3], 1],
  ['25', [5], 0],
  ['25+', [5, 1], 1],
  ['100+', [5, 5, 5, 5, 1], 1],
])('draws %s in blocks of %j rows, with %i plus signs', (number, rows, signs) => {
  const html = renderToStaticMarkup(<Tally number={number} />);
  expect([...html.matchAll(/viewBox="0 0 5 (\d)"/g)].map(([, drawn]) => Number(drawn))).toEqual(rows);
  expect(html.split('tally-more')).toHaveLength(signs + 1);
});

it('draws nothing for what is no count', () => {
  expect(renderToStaticMarkup(<Tally number="99.9%" />)).toBe('');
});
