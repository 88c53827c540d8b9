import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { IconShape } from '../site/context/assets.ts';
import { iconShape } from './icon-shapes.ts';

const { icons }: { icons: Record<string, { body: string }> } = createRequire(import.meta.url)(
  '@iconify-json/lucide/icons.json',
);

const SIZE = 48;
const COLUMNS = 20;
const STYLE = 'fill="none" stroke="black" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** Draws icons in a grid of cells of 48 × 48 pixels, because one picture is drawn faster than hundreds: coverage from 0 to 255. */
function drawn(icons: string[]): Promise<Buffer> {
  const cells = icons.map((strokes, at) => {
    const [x, y] = [(at % COLUMNS) * SIZE, Math.floor(at / COLUMNS) * SIZE];
    return `<svg x="${x}" y="${y}" width="${SIZE}" height="${SIZE}" viewBox="0 0 24 24" ${STYLE}>${strokes}</svg>`;
  });
  const [width, height] = [COLUMNS * SIZE, Math.ceil(icons.length / COLUMNS) * SIZE];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${cells.join('')}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

const strokesOf = (shape: IconShape) =>
  shape
    .map(([element, attributes]) => {
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${element}${list.join('')}/>`;
    })
    .join('');

/** How many pixels of each icon differ visibly between two drawings of the same icons. */
async function differences(some: string[], others: string[]): Promise<number[]> {
  const [one, other] = await Promise.all([drawn(some), drawn(others)]);
  const counts = some.map(() => 0);
  for (let at = 0; at < one.length; at++) {
    // Where two strokes meet, their soft edges are drawn once instead of one over the other.
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) <= 96) continue;
    const [x, y] = [at % (COLUMNS * SIZE), Math.floor(at / (COLUMNS * SIZE))];
    const icon = Math.floor(y / SIZE) * COLUMNS + Math.floor(x / SIZE);
    counts[icon] = (counts[icon] ?? 0) + 1;
  }
  return counts;
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
  const names = Object.keys(icons);
  expect(names.length).toBeGreaterThan(1_500);
  const sources = names.map((name) =>
    (icons[name]?.body ?? '')
      .replaceAll('stroke-width="2"', 'stroke-width="1.6"')
      .replaceAll('currentColor', 'black'),
  );
  const counts = await differences(
    names.map((name) => strokesOf(iconShape(name))),
    sources,
  );
  expect(names.filter((_, at) => (counts[at] ?? 0) >= 20)).toEqual([]);
});

test('an unknown name is an error', () => {
  expect(() => iconShape('wify')).toThrow('There is no icon named “wify”.');
});
