import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cropRules } from './crop-rules.ts';
import { openPhotograph, planCrops } from './crops.ts';
import { focusRules } from './focus-rules.ts';

it('makes one rule for each coordinate that is used, and nothing for none', () => {
  expect(focusRules(['70% 45%', undefined, '70% 5%'])).toBe(
    '@layer ui{.at-x70{--focus-x:70%}.at-y45{--focus-y:45%}.at-y5{--focus-y:5%}}',
  );
  expect(focusRules([undefined])).toBe('');
});

it.each([
  ['10% 20%', 160, 180],
  ['90% 80%', 1440, 720],
  ['50% 50%', 800, 450],
])('keeps the focal point %s in the crop for phones', async (focus, x, y) => {
  // A red dot on blue.
  const dot = { create: { width: 60, height: 60, channels: 3, background: '#f00' } } as const;
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#00f' } })
    .composite([{ input: dot, left: x - 30, top: y - 30 }])
    .png()
    .toBuffer();
  const { versions } = planCrops(await openPhotograph(picture), cropRules('hero', focus));
  const crop = versions.find(({ name }) => /^n.*webp$/.test(name));
  const { channels } = await sharp(await crop?.pixels().png().toBuffer()).stats();
  expect(channels[0]?.max).toBeGreaterThan(200);
});
