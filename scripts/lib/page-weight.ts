import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { htmlFileOf } from '../../src/prerender/host/site-paths.ts';
import { contentUrl } from '../../src/site/page/content.ts';

/** The size of a file as a host transfers it, compressed with Brotli. */
export const brotliSize = (source: string | Uint8Array): number => brotliCompressSync(source).length;

/** What a new connection sends before it waits for an answer, in bytes: 10 segments of 1,460 (RFC 6928). */
export const FIRST_WINDOW = 14_600;

/** What a host adds to the site's own headers: status, date, type, length, version. This project's server adds 260. */
const HOST_HEADERS = 300;

/** What a visitor loads of one page, in bytes. */
export interface PageWeight {
  /** The HTML with its style sheet, compressed, with its headers. */
  html: number;
  /** The content that a navigation within the site loads, compressed. */
  content: number;
  /** The largest hero picture that a phone may pick, with its headers; 0 on a page without one. */
  hero: number;
}

/**
 * Weighs a page of a built site.
 * @param dist folder of the built site
 * @param address of the page, such as `/about`
 * @throws when the page is not in the folder
 */
export function weighPage(dist: string, address: string): PageWeight {
  const html = readFileSync(join(dist, htmlFileOf(address)), 'utf8');
  const headers = headerBytes(dist);
  return {
    html: headers + brotliSize(html),
    content: brotliSize(readFileSync(join(dist, contentUrl(address)))),
    hero: Math.max(0, ...phoneHeroes(html).map((file) => headers + statSync(join(dist, file)).size)),
  };
}

/** The size of the headers of every answer. */
function headerBytes(dist: string): number {
  const [own = ''] = /(?<=^\/\*\n)(?: {2}.+\n)+/m.exec(readFileSync(join(dist, '_headers'), 'utf8')) ?? [];
  return Buffer.byteLength(own) + HOST_HEADERS;
}

/** Paths of the AVIF pictures of the narrow crop, which only a hero has a media condition for. */
function phoneHeroes(html: string): string[] {
  const sources = html.match(/<source [^>]*>/g) ?? [];
  const narrow = sources.find((source) => source.includes('type="image/avif"') && / media=/.test(source));
  const [, choices = ''] = /srcset="([^"]*)"/i.exec(narrow ?? '') ?? [];
  return choices.split(', ').flatMap((choice) => choice.split(' ')[0] || []);
}
