import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { countOf, Tally } from './Tally.tsx';
import { office, rack, trees } from './tally-drawings.ts';

it.each([
  ['100+', 'rack', 100],
  ['15', 'rack', 15],
  ['101', 'rack', undefined],
  ['0', 'rack', undefined],
  ['99.9%', 'rack', undefined],
  ['24/7', 'rack', undefined],
  ['10,000+', 'rack', undefined],
  ['20+', 'trees', 20],
  ['21', 'trees', undefined],
  ['63', 'office', 63],
  ['64', 'office', undefined],
] as const)('counts %s in a drawing of a %s as %s', (number, drawing, count) => {
  expect(countOf({ number, drawing })).toBe(count);
});

it.each([
  ['a port', rack, [1, 10, 12, 99, 100]],
  ['a tree', trees, [1, 2, 10, 20]],
  ['a desk', office, [1, 3, 15, 16, 63]],
] as const)('draws %s and a light for each', (_name, draw, counts) => {
  for (const count of counts) {
    const { counted, lights } = draw(count);
    expect(lights.match(/h0/g), `${count}`).toHaveLength(count);
    expect(counted.match(/z/g), `${count}`).toHaveLength(count);
  }
});

it('draws the next one for a plus sign only', () => {
  const html = (number: string) => renderToStaticMarkup(<Tally number={number} drawing="trees" />);
  expect(html('10+')).toContain('tally-next');
  expect(html('10')).not.toContain('tally-next');
});

it('draws nothing for what is no count', () => {
  expect(renderToStaticMarkup(<Tally number="99.9%" drawing="rack" />)).toBe('');
});
