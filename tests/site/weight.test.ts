/**
 * What the code makes visitors load, compressed as a good host does it: measured on a fixture site, so that no editor's
 * text changes it. Each budget has about 10 % of air. `npm run size` reports the real pages.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brotliSize, FIRST_WINDOW, weighPage } from '../../scripts/lib/page-weight.ts';
import { htmlFileOf } from '../../src/prerender/host/site-paths.ts';
import { contentUrl } from '../../src/site/page/content.ts';
import { build } from '../built-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'weight-'));
const dist = join(folder, 'dist');
const pages = ['/', '/services', '/contact'];

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const assets = (name: RegExp) => readdirSync(join(dist, 'assets')).filter((file) => name.test(file));
const sum = (files: string[]) =>
  files.reduce((total, file) => total + brotliSize(readFileSync(join(dist, 'assets', file))), 0);
const shellStyle = () => /(?<=<style>).*?(?=<\/style>)/s.exec(read('index.html'))?.[0] ?? '';
const lateStyle = (address: string) =>
  read(/(?<=<link rel="stylesheet" href="\/)[^"]+/.exec(read(htmlFileOf(address)))?.[0] ?? '');
const style = () =>
  shellStyle() +
  assets(/\.css$/)
    .map((file) => read(join('assets', file)))
    .join('');

/** A photo of soft light and fine grain, always the same. */
async function takePhoto(file: string): Promise<void> {
  const [width, height] = [1280, 720];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++) {
    const pixel = Math.floor(at / 3);
    const light = Math.sin((pixel % width) / 190) * Math.cos(pixel / width / 140);
    pixels[at] = 90 + 60 * light + 20 * (at % 3) + ((at * 2_654_435_761) % 997) / 250;
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toFile(file);
}

beforeAll(async () => {
  const content = join(folder, 'content');
  cpSync('tests/site/fixture', content, { recursive: true });
  mkdirSync(join(content, 'images'));
  await takePhoto(join(content, 'images', 'photo.jpg'));
  build(content, dist);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

it.each(pages)('%s: HTML with its style sheet comes in the first window', (address) => {
  expect(weighPage(dist, address).html).toBeLessThan(FIRST_WINDOW);
});

it.each(pages)('%s: content for navigation', (address) => {
  expect(weighPage(dist, address).content).toBeLessThan(3_100);
});

it.each(pages)('%s: the hero that a phone picks comes in the first window', (address) => {
  const { hero } = weighPage(dist, address);
  expect(hero).toBeGreaterThan(1_000);
  expect(hero).toBeLessThan(FIRST_WINDOW);
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
  expect([inline('/services'), linked('/services')]).toEqual([
    ['.card-list'],
    ['.chip-list', '.closing-picture'],
  ]);
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
  const content = pages.map((address) => read(contentUrl(address))).join('');
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
  expect(statSync(join(dist, 'assets', fonts[0] ?? '')).size).toBeLessThan(22_000);
});
