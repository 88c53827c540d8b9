import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { IconShape } from '../context/assets.ts';
import { frameIconNames, iconShape } from './icon-shapes.ts';

const { icons }: { icons: Record<string, { body: string }> } = createRequire(import.meta.url)(
  '@iconify-json/lucide/icons.json',
);

/** The pixels of an icon's SVG source, 48 × 48, as coverage from 0 to 255. */
function drawnSource(strokes: string): Promise<Buffer> {
  const style =
    'fill="none" stroke="black" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24" ${style}>${strokes}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

function drawn(shape: IconShape): Promise<Buffer> {
  const strokes = shape.map(([element, attributes]) => {
    const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${element}${list.join('')}/>`;
  });
  return drawnSource(strokes.join(''));
}

test('the set has the names that editors use', () => {
  expect(iconShape('wifi')).not.toEqual([]);
  expect(iconShape('check')).toEqual([['path', { d: 'M20 6L9 17l-5-5' }]]);
  expect(iconShape('home'), 'an older name').toEqual(iconShape('house'));
});

test('all paths of an icon are joined, and every icon looks the same as before', {
  timeout: 120_000,
}, async () => {
  expect(iconShape('wifi').filter(([element]) => element === 'path')).toHaveLength(1);
  for (const [name, { body }] of Object.entries(icons)) {
    const source = body
      .replaceAll('stroke-width="2"', 'stroke-width="1.6"')
      .replaceAll('currentColor', 'black');
    const [joined, apart] = await Promise.all([drawn(iconShape(name)), drawnSource(source)]);
    // Where two strokes meet, their soft edges are drawn once instead of one over the other.
    const different = joined.filter((value, at) => Math.abs(value - (apart[at] ?? 0)) > 96);
    expect(different.length, name).toBeLessThan(20);
  }
});

test('every fixed icon is in the set', () => {
  for (const name of frameIconNames) expect(iconShape(name).length).toBeGreaterThan(0);
});

test('an unknown name is an error', () => {
  expect(() => iconShape('wify')).toThrow('There is no icon named “wify”.');
});
