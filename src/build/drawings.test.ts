import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'content/images';
const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));

test.each(drawings)('%s is self-contained, has a size and is small', (file) => {
  const drawing = readFileSync(`${folder}/${file}`, 'utf8');
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+"/);
  expect(drawing).not.toMatch(/<(script|style|text|image|foreignObject|a)\b/);
  expect(drawing).not.toMatch(/\s(style|on\w+|(xlink:)?href)=/);
  expect(drawing).not.toMatch(/url\((?!#)/);
  expect(drawing.length).toBeLessThan(40_000);
});
