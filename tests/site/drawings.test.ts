/** What browsers make of the drawings of the pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { contentDir } from '../../src/content/node/index.ts';

const folder = join(contentDir(), 'images');
const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));

// WebKit keeps the copies as they were before the size of the picture was known.
test.each(drawings)('%s: size queries style a <use>, never what it copies', (name) => {
  const { window } = new JSDOM(readFileSync(join(folder, name), 'utf8'), { contentType: 'image/svg+xml' });
  const { document } = window;
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const queried = [...css.matchAll(/@media[^{]*\{((?:[^{}]*\{[^}]*\})*)/g)].flatMap(([, rules = '']) =>
    [...rules.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim()),
  );
  const copied = [...document.querySelectorAll('use')].flatMap((use) => {
    const part = document.getElementById(use.getAttribute('href')?.slice(1) ?? '');
    return part ? [part, ...part.querySelectorAll('*')] : [];
  });
  expect(queried.filter((selector) => copied.some((part) => part.matches(selector)))).toEqual([]);
});
