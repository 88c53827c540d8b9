/** What a visitor has to load, compressed as a good host does it; each budget stands just above what is reached. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brotliSize } from '../../scripts/lib/brotli-size.ts';
import { addresses, built, filesEnding, htmlFileOf, pageAt, readBuilt } from './site.ts';

const brotliOf = (file: string) => brotliSize(readFileSync(built(file)));
const scripts = (name: RegExp) => filesEnding('.js').filter((file) => name.test(file));
const sum = (files: string[]) => files.reduce((total, file) => total + brotliOf(file), 0);

/** What a new connection sends before it waits for an answer, in bytes: 10 segments of 1,460 (RFC 6928). */
const FIRST_WINDOW = 14_600;

/** The headers that the site sends with everything. */
const [sent = ''] = /(?<=^\/\*\n)(?: {2}.+\n)+/m.exec(readBuilt('_headers')) ?? [];
/** With 300 bytes for those that a host adds: status, date, type, length, version; the server of this project adds 260. */
const headers = Buffer.byteLength(sent) + 300;

it.each(addresses)('%s: HTML with its style sheet comes in the first window', (address) => {
  expect(headers + brotliOf(htmlFileOf(address))).toBeLessThan(FIRST_WINDOW);
});

it.each(addresses)('%s: content for navigation', (address) => {
  expect(brotliOf(join(address, 'page.json'))).toBeLessThan(3_100);
});

const [style = ''] = /(?<=<style>).*?(?=<\/style>)/s.exec(readBuilt('index.html')) ?? [];

it('style sheet', () => {
  expect(brotliSize(style)).toBeLessThan(8_600);
});

// Each would have the browser look through the whole page at every change of it: a third of the work of a click.
it('style sheet: no :has() where there are scripts, and no neighbour of any kind', () => {
  const withoutScripts = /@media \(scripting:none\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
  expect(style.match(withoutScripts)?.join('')).toContain(':has(');
  expect(style.replaceAll(withoutScripts, '')).not.toMatch(/:has\(|[+~]\s*\*/);
});

it('JavaScript before the first paint', () => {
  const files = scripts(/boot\./);
  expect(files).toHaveLength(1);
  expect(statSync(built(files[0] ?? '')).size).toBeLessThan(1_000);
});

it('JavaScript that brings the page to life', () => {
  expect(sum(scripts(/client\./))).toBeLessThan(101_000);
});

it('JavaScript that is compiled beside the main thread: what asks for it counts on the first line only', () => {
  const files = filesEnding('.js').filter((file) => !/boot\./.test(file));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(readBuilt(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it('JavaScript in all', () => {
  expect(sum(filesEnding('.js'))).toBeLessThan(104_000);
});

it('fonts', () => {
  const fonts = filesEnding('.woff2');
  expect(fonts).toHaveLength(1);
  expect(statSync(built(fonts[0] ?? '')).size).toBeLessThan(21_000);
});

it.each(addresses)('%s: the hero that a phone picks comes in the first window', (address) => {
  const source = pageAt(address).querySelector('source[type="image/avif"][media]');
  const files = (source?.getAttribute('srcset') ?? '')
    .split(', ')
    .map((choice) => choice.split(' ')[0] ?? '');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(headers + statSync(built(file.slice(1))).size).toBeLessThan(FIRST_WINDOW);
});
