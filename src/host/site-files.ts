import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './content-type.ts';
import { HOST_FILES } from './host-files.ts';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file as it is sent. */
export interface SiteFile {
  type: string;
  etag: string;
  body: Buffer;
  /** Whether it shrinks when compressed. */
  compressible: boolean;
  /** The body compressed as well as can be; worked out once. */
  compressed(encoding: Encoding): Promise<Buffer>;
}

/** Below this, a compressed file fits in no fewer packets. */
const MIN_COMPRESSED = 512;
const MAX_KNOWN = 2000;
const TEXT = /^text\/|[/+](json|xml|javascript)$/;
/** The one spelling of a page's address: the front page, or names of lowercase letters, digits and hyphens. */
const PAGE_ADDRESS = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;
export const ERROR_PAGE = '404.html';
const NEVER_SERVED: readonly string[] = [...HOST_FILES, ERROR_PAGE];

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/**
 * The address that a path means if there is a page there: without `index.html`, `.html` and slashes at the end, in
 * lowercase, with nothing percent-encoded. Always a path on this site, so it is safe to redirect to.
 */
export function pageAddress(pathname: string): string | undefined {
  const path = decode(pathname)
    .toLowerCase()
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/(?<=\/)index$/, '')
    .replace(/(?<=[^/])\/$/, '');
  return PAGE_ADDRESS.test(path) ? path : undefined;
}

/** Where the HTML of a page may be, relative to the built site. The error page has no address. */
export function pageFiles(address: string): string[] {
  if (address === '/') return ['index.html'];
  const name = address.slice(1);
  return name === '404' ? [] : [`${name}.html`, `${name}/index.html`];
}

/**
 * The file that a path names, relative to the built site. None for a path that could lead elsewhere (up, to a hidden
 * file), nor for what only hosts read.
 */
export function filesFor(pathname: string): string[] {
  const path = decode(pathname);
  const segments = path.slice(1).split('/');
  const isHidden = segments.some(
    (name, index) => name.startsWith('.') && !(index === 0 && name === '.well-known'),
  );
  const isOdd = !path.startsWith('/') || /[\\:\0]|\/\//.test(path);
  const file = path.slice(1);
  return isHidden || isOdd || NEVER_SERVED.includes(file.toLowerCase()) ? [] : [file];
}

/** The path as it is meant; empty if its percent signs make no sense. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

/**
 * Reads files of the built site and remembers them until they change on disk.
 * @param dist the folder of the built site
 * @returns a function that reads the first of some files that exists. What `edit` returns is sent in place of an
 *   HTML page; `variant` names what the edit depends on.
 */
export function siteFiles(dist: string) {
  const known = new Map<string, { stamp: string; file: SiteFile }>();
  return async (
    paths: string[],
    variant = '',
    edit = (html: string) => html,
  ): Promise<SiteFile | undefined> => {
    for (const path of paths) {
      const stamp = await stampOf(join(dist, path));
      if (!stamp) continue;
      const key = `${variant} ${path}`;
      const before = known.get(key);
      if (before?.stamp === stamp) return before.file;
      const body = await readFile(join(dist, path));
      const type = contentType(path);
      const file = toSiteFile(type, type.startsWith('text/html') ? Buffer.from(edit(body.toString())) : body);
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(key, { stamp, file });
      return file;
    }
    return undefined;
  };
}

/** A string that changes when the file does; undefined when there is no such file. */
export async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? `${found.mtimeMs} ${found.size} ${found.ino}` : undefined;
}

function toSiteFile(type: string, body: Buffer): SiteFile {
  const results = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressible: body.length >= MIN_COMPRESSED && TEXT.test(type.replace(/;.*/, '')),
    compressed(encoding) {
      const result = results.get(encoding) ?? compressors[encoding](body);
      results.set(encoding, result);
      return result;
    },
  };
}
