/** Navigation loads the styles of all section types, so none may reach beyond its own type. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SECTIONS = 'src/sections';
const sheets = readdirSync(SECTIONS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** The selectors of a style sheet that are nested in nothing but at-rules. */
function outerSelectors(css: string): string[] {
  const selectors: string[] = [];
  const open: string[] = [];
  for (const [, before = '', sign] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    const selector = before.trim();
    const isOuter = open.every((block) => block.startsWith('@'));
    if (isOuter && !selector.startsWith('@')) selectors.push(selector);
    open.push(selector);
  }
  return selectors;
}

it.each(sheets)('%s styles nothing without a class', (file) => {
  const frames = /^(from|to|[\d.]+%)$/;
  const selectors = outerSelectors(readFileSync(join(SECTIONS, file), 'utf8')).flatMap((list) =>
    list.split(/,(?![^(]*\))/),
  );
  const bare = selectors.map((one) => one.trim()).filter((one) => !/[.#[]/.test(one) && !frames.test(one));
  expect(bare).toEqual([]);
});
