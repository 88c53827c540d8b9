import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Page, Site } from '../../src/content/index.ts';
import { contentDir, readContent } from '../../src/content/node/index.ts';
import { htmlFileOf } from '../../src/prerender/host/site-paths.ts';
import { DIST } from '../built-site.ts';

const content = await readContent(contentDir());
if (!content.site) throw new Error('site.yaml has mistakes; run the content check.');

/** What all pages share, from the content. */
export const site: Site = content.site;
/** Every page of the content, in the order of their addresses. */
export const pages: Page[] = [...content.pages.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
export const addresses = pages.map(({ address }) => address);
/** Those that search engines are shown. */
export const listedAddresses = pages.filter(({ hidden }) => !hidden).map(({ address }) => address);

/** Path of a built file. */
export const built = (path: string) => join(DIST, path);
export const readBuilt = (path: string) => readFileSync(built(path), 'utf8');
/** All built files whose name ends so, as paths in the built site, in order. */
export const filesEnding = (ending: string) =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
export { htmlFileOf };

const documents = new Map<string, Document>();

/** A built HTML file as a document. Its style sheet is left out: nothing here asks for it. */
export function documentOf(file: string): Document {
  const known = documents.get(file);
  if (known) return known;
  const html = readBuilt(file).replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
  const { document } = new JSDOM(html).window;
  documents.set(file, document);
  return document;
}

export const pageAt = (address: string) => documentOf(htmlFileOf(address));

/** An element's text as it is read. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const textsOf = (elements: Iterable<Element>) => Array.from(elements, textOf);
