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
  ['3', ['0 3'], 0],
  ['10', ['2 0'], 0],
  ['10+', ['2 0'], 1],
  ['12+', ['2 2'], 1],
  ['25+', ['5 0'], 1],
  ['26', ['5 0', '0 1'], 0],
  ['100+', ['5 0', '5 0', '5 0', '5 0'], 1],
])(
  'draws %s in blocks of these whole columns and rest, with its plus sign once: %j, %i',
  (number, blocks, signs) => {
    const html = renderToStaticMarkup(<Tally number={number} />);
    const drawn = [...html.matchAll(/d="M0 0h(\d)v5H0zM\d 0h1v(\d)h-1z"/g)];
    expect(drawn.map(([, full, rest]) => `${full} ${rest}`)).toEqual(blocks);
    expect(html.split('tally-more')).toHaveLength(signs + 1);
  },
);

it('ends the last row with the plus sign', () => {
  expect(renderToStaticMarkup(<Tally number="10+" />)).toContain('d="M2.5 4.28v.44m-.22-.22h.44"');
  expect(renderToStaticMarkup(<Tally number="100+" />)).toContain('d="M5.5 4.28v.44m-.22-.22h.44"');
});

it('draws nothing for what is no count', () => {
  expect(renderToStaticMarkup(<Tally number="99.9%" />)).toBe('');
});
