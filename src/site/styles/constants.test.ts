import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SPRING } from '../layout/header/Marker.tsx';

const SECONDS = 0.5;
const cssOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it.each([
  ['./tokens.css', /--header-height: (\d+)px;/g, [112]],
  ['../sections/hero/style.css', /--hero-height: (\d+)px;/g, [700, 600]],
  ['../ui/toast/toast.css', /inset-inline-start: auto;\s+inline-size: (\d+)px;/g, [420]],
] as const)('%s has the sizes of the specification', (path, pattern, sizes) => {
  expect(Array.from(cssOf(path).matchAll(pattern), ([, size]) => Number(size))).toEqual(sizes);
});

/** Position of a spring of mass 1, released at 0 with its rest at 1. */
function springAt(seconds: number): number {
  const frequency = Math.sqrt(SPRING.stiffness);
  const decay = SPRING.damping / 2;
  const damped = Math.sqrt(frequency ** 2 - decay ** 2);
  const swing = Math.cos(damped * seconds) + (decay / damped) * Math.sin(damped * seconds);
  return 1 - Math.exp(-decay * seconds) * swing;
}

it('the CSS easing matches the spring of the specification (section 9)', () => {
  const css = cssOf('./tokens.css');
  const points = (/--spring: linear\(([^)]*)\)/.exec(css)?.[1] ?? '').split(',').map(Number);
  expect(points).toHaveLength(26);
  points.forEach((point, index) => {
    expect(point).toBeCloseTo(springAt((SECONDS * index) / (points.length - 1)), 2);
  });
  expect(css).toContain(`--spring-time: ${SECONDS}s;`);
});
