import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'content/images';
const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));

test.each(drawings)(
  '%s is self-contained, has a size, is small and moves only when its address asks for it',
  (file) => {
    const drawing = readFileSync(`${folder}/${file}`, 'utf8');
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+"/);
    expect(drawing).not.toMatch(/<(script|text|image|foreignObject|a)\b/);
    expect(drawing).not.toMatch(/\s(style|on\w+|(xlink:)?href)=(?!"#)/);
    expect(drawing).not.toMatch(/<animate|@import/);
    const style = /(?<=<style>).*?(?=<\/style>)/s.exec(drawing)?.[0] ?? '';
    for (const [, selector] of style.matchAll(/([^{}]*)\{[^{}]*animation:/g))
      expect(selector).toMatch(/^:target /);
    expect(drawing).not.toMatch(/url\((?!#)/);
    expect(drawing.length).toBeLessThan(50_000);
  },
);
