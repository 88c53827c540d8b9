import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WIDE_SCREEN } from '../layout/header/use-menu.ts';
import { imagePresets } from '../ui/image-presets.ts';

const css = readFileSync(new URL('./widths.css', import.meta.url), 'utf8');
const width = (name: string) => css.match(`@custom-media --${name} (?:screen and )?(.+);`)?.[1];

it('scripts and style sheets have the same wide screen', () => {
  expect(width('wide')).toBe(WIDE_SCREEN);
});

it('pictures change at the widths of the style sheets', () => {
  const [phone] = imagePresets.hero;
  expect(phone.media).toBe(width('below-tablet'));
  const [beside] = imagePresets.side;
  expect(beside.sizes).toContain(`${width('tablet')} 45vw`);
});

it('each width is one border: below it by less than a zoomed window can be, and by more than browsers round', () => {
  const borders = [
    ...css.matchAll(
      /--(\S+) (?:screen and )?\(min-width: (.+)rem\);\n.*--below-(\S+) \(max-width: (.+)rem\);/g,
    ),
  ];
  expect(borders).toHaveLength(8);
  for (const [, name, from, same, below] of borders) {
    expect(same).toBe(name);
    expect(Number(from) - Number(below)).toBeCloseTo(0.002, 6);
  }
});
