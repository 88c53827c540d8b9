/**
 * What the code makes visitors load, compressed as a good host does it: measured on the sample site, so that no editor's
 * text changes it. Each budget has about 10 % of air. `npm run size` reports the real pages.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brotliSize, FIRST_WINDOW, weighPage } from '../../scripts/lib/page-weight.ts';
import { htmlFileOf } from '../../src/prerender/host/site-paths.ts';
import { SAMPLE_DIST } from '../built-site.ts';

const pages = ['/', '/about', '/contact', '/cybersecurity'];

const read = (file: string) => readFileSync(join(SAMPLE_DIST, file), 'utf8');
const assets = (name: RegExp) => readdirSync(join(SAMPLE_DIST, 'assets')).filter((file) => name.test(file));
const sum = (files: string[]) =>
  files.reduce((total, file) => total + brotliSize(readFileSync(join(SAMPLE_DIST, 'assets', file))), 0);
const shellStyle = () => /(?<=<style>).*?(?=<\/style>)/s.exec(read('index.html'))?.[0] ?? '';
const lateStyle = (address: string) =>
  read(/(?<=<link rel="stylesheet" href="\/)[^"]+/.exec(read(htmlFileOf(address)))?.[0] ?? '');
const style = () =>
  shellStyle() +
  assets(/\.css$/)
    .map((file) => read(join('assets', file)))
    .join('');

it.each(pages)('%s: HTML with its style sheet comes in the first window', (address) => {
  expect(weighPage(SAMPLE_DIST, address).html).toBeLessThan(FIRST_WINDOW);
});

it.each(pages)('%s: content for navigation', (address) => {
  expect(weighPage(SAMPLE_DIST, address).content).toBeLessThan(3_100);
});

it('style sheet of the shell', () => {
  expect(brotliSize(shellStyle())).toBeGreaterThan(4_000);
  expect(brotliSize(shellStyle())).toBeLessThan(7_500);
});

it('style sheets of all section types, which navigation loads', () => {
  const sheets = assets(/^sections\..*\.css$/);
  expect(sheets).toHaveLength(1);
  expect(sum(sheets)).toBeGreaterThan(3_000);
  expect(sum(sheets)).toBeLessThan(16_700);
});

it.each(pages)('%s: one style sheet of what the first paint does not show', (address) => {
  expect(lateStyle(address)).toContain('.footer');
  expect(brotliSize(lateStyle(address))).toBeLessThan(5_800);
});

it('a page inlines the styles of its first sections and links those of the others', () => {
  const names = ['.card-list', '.chip-list', '.closing-picture', '.error-screen'];
  const having = (css: string) => names.filter((name) => css.includes(name));
  const inline = (address: string) => having(read(htmlFileOf(address)).replace(/<\/style>(?!<style).*/s, ''));
  const linked = (address: string) => having(lateStyle(address));
  expect(having(shellStyle())).toEqual([]);
  expect([inline('/'), linked('/')]).toEqual([['.chip-list'], ['.card-list', '.closing-picture']]);
  expect([inline('/about'), linked('/about')]).toEqual([['.card-list'], ['.closing-picture']]);
  expect([inline('/contact'), linked('/contact')]).toEqual([[], []]);
  expect([inline('/404'), linked('/404')]).toEqual([['.error-screen'], []]);
  const [all = ''] = assets(/^sections\./);
  expect(having(read(join('assets', all)))).toEqual(names);
});

// Each would have the browser look through the whole page at every change of it: a third of the work of a click.
it('the style sheet uses no :has() where there are scripts, and no sibling combinator before *', () => {
  const withoutScripts = /@media \(scripting:none\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
  expect(style().match(withoutScripts)?.join('')).toContain(':has(');
  expect(style().replaceAll(withoutScripts, '')).not.toMatch(/:has\(|[+~]\s*\*/);
});

it('the boot script, which is part of the HTML', () => {
  const [, boot = ''] = /<script type="module">(.*?)<\/script>/s.exec(read('index.html')) ?? [];
  expect(boot.length).toBeGreaterThan(500);
  expect(boot.length).toBeLessThan(1_350);
});

// What a site does not use costs its visitors nothing.
it('has no styles or code of unused section types or an unused notice', () => {
  const content = readdirSync(join(SAMPLE_DIST, '_content'))
    .map((name) => read(join('_content', name)))
    .join('');
  const unused = readdirSync('src/site/sections').filter((type) => !content.includes(`"type":"${type}"`));
  expect(unused).toEqual(expect.arrayContaining(['downloads', 'questions', 'table']));
  const signs = unused.flatMap((type) => {
    const folder = join('src/site/sections', type);
    const sheets = readdirSync(folder).filter((file) => /^style.*\.css$/.test(file));
    const css = sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    return [...css.matchAll(/\.([a-z]+-[a-z-]+)(?= \{)/g)].map(([, name = '']) => name);
  });
  expect(signs).toContain('question-answer');
  const own = signs.filter((name) => !/^(tone|cable|section)-/.test(name));
  const site = [...pages.map(htmlFileOf), ...assets(/\.(js|css)$/).map((file) => join('assets', file))]
    .map(read)
    .join('');
  expect([...own, 'has-notice', 'closed-notice'].filter((name) => site.includes(name))).toEqual([]);
});

it('JavaScript that hydrates the page', () => {
  expect(sum(assets(/^client\..*\.js$/))).toBeLessThan(93_500);
});

it('JavaScript in all', () => {
  expect(sum(assets(/\.js$/))).toBeLessThan(98_500);
});

it('every script begins with the comment that has it compiled off the main thread', () => {
  const files = assets(/\.js$/);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(read(join('assets', file))).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it('font', () => {
  const fonts = assets(/\.woff2$/);
  expect(fonts).toHaveLength(1);
  expect(statSync(join(SAMPLE_DIST, 'assets', fonts[0] ?? '')).size).toBeLessThan(22_000);
});
