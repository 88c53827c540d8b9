import { ATTACHED, ATTACHED_FOLDER, HASHED_FOLDERS, IMMUTABLE, REVALIDATE } from './headers.ts';
import type { OldAddresses } from './old-addresses.ts';

/** One of Vercel's low-level routes, which are tried in order (https://vercel.com/docs/project-configuration#routes). */
export interface VercelRoute {
  /** A regular expression for the whole path. */
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Continue with the next route. */
  continue?: true;
  /** Continue if there is no file at `dest`. */
  check?: true;
  /** Starts a phase: before looking for a file, or after finding one. */
  handle?: 'filesystem' | 'hit';
}

/** The site's configuration for Vercel. */
export interface VercelFile {
  routes: VercelRoute[];
}

/** Only plain names, so that a redirect cannot lead to another site. */
const PAGE = '[A-Za-z0-9_-]+(?:/[A-Za-z0-9_-]+)*';

/**
 * The configuration for Vercel. Its simpler `headers` setting ignores whether a file exists, so that browsers would cache a
 * missing script for a year; only routes distinguish the two.
 * @param hidden files of the built site that are not served
 * @param old old addresses
 */
export function vercelFile(
  security: Record<string, string>,
  hidden: readonly string[],
  old: OldAddresses = new Map(),
): VercelFile {
  const names = ['404(?:\\.html)?', ...hidden.map((name) => name.replace('.', '\\.'))].join('|');
  const folders = HASHED_FOLDERS.map((folder) => folder.slice(1, -1)).join('|');
  const moved = (src: string, location: string): VercelRoute => ({
    src,
    status: 308,
    headers: { Location: location },
  });
  return {
    routes: [
      { src: '^/.*$', headers: { ...security, 'Cache-Control': REVALIDATE }, continue: true },
      { src: `^/(?:${names})$`, status: 404, dest: '/404.html' },
      ...[...old].map(([from, to]) => moved(`^${from}(?:\\.html|/(?:index(?:\\.html)?)?)?$`, to)),
      moved('^/index(?:\\.html)?$', '/'),
      moved(`^/(${PAGE})/(?:index(?:\\.html)?)?$`, '/$1'),
      moved(`^/(${PAGE})\\.html$`, '/$1'),
      { handle: 'filesystem' },
      { src: `^/(${PAGE})$`, dest: '/$1.html', check: true },
      { src: '^/.*$', status: 404, dest: '/404.html' },
      { handle: 'hit' },
      { src: `^/(?:${folders})/.+$`, headers: { 'Cache-Control': IMMUTABLE }, continue: true },
      { src: `^${ATTACHED_FOLDER}.+$`, headers: { 'Content-Disposition': ATTACHED }, continue: true },
    ],
  };
}
