import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { IconShape } from '../ui/Icon.tsx';
import { frameIconNames, iconShape } from './icons.ts';

const shapes: Record<string, IconShape> = createRequire(import.meta.url)('lucide-static/icon-nodes.json');

/** The pixels of an icon, 48 × 48, as coverage from 0 to 255. */
function drawn(shape: IconShape): Promise<Buffer> {
  const strokes = shape.map(([element, attributes]) => {
    const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${element}${list.join('')}/>`;
  });
  const style =
    'fill="none" stroke="black" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24" ${style}>${strokes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

test('the set has the names that editors know, and their strokes', () => {
  expect(Object.keys(shapes)).toContain('wifi');
  expect(iconShape('check')).toEqual([['path', { d: 'M20 6 9 17l-5-5' }]]);
});

test('all paths of an icon are one, and every icon looks as it did', { timeout: 120_000 }, async () => {
  expect(iconShape('wifi').filter(([element]) => element === 'path')).toHaveLength(1);
  for (const name of Object.keys(shapes)) {
    const [joined, apart] = await Promise.all([drawn(iconShape(name)), drawn(shapes[name] ?? [])]);
    // Where two strokes meet, their soft edges are drawn once instead of one over the other.
    const different = joined.filter((value, at) => Math.abs(value - (apart[at] ?? 0)) > 96);
    expect(different.length, name).toBeLessThan(20);
  }
});

test('every icon of the frame is in the set', () => {
  for (const name of frameIconNames) expect(iconShape(name).length).toBeGreaterThan(0);
});

test('a name that is not in the set is an error', () => {
  expect(() => iconShape('wify')).toThrow('There is no icon named “wify”.');
});
