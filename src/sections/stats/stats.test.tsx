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
  ['10', 2, 0],
  ['10+', 3, 1],
  ['12+', 3, 1],
  ['14', 3, 0],
])('draws %s in %i columns, with %i free ports', (number, columns, free) => {
  const html = renderToStaticMarkup(<Tally number={number} />);
  expect(html).toContain(`viewBox="0 0 ${columns} 5"`);
  expect(html.split('tally-free')).toHaveLength(free + 1);
});

it('draws nothing for what is no count', () => {
  expect(renderToStaticMarkup(<Tally number="99.9%" />)).toBe('');
});
