import { HASHED_FOLDERS, IMMUTABLE, REVALIDATE } from './headers.ts';

/** One of Vercel's low-level routes; they are tried in order (https://vercel.com/docs/project-configuration#routes). */
export interface VercelRoute {
  /** A regular expression for the whole path. */
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Go on with the next route. */
  continue?: true;
  /** Look for a file at `dest`, and go on if there is none. */
  check?: true;
  /** Begins a phase: looking for a file, or having found one. */
  handle?: 'filesystem' | 'hit';
}

/** The site's configuration for Vercel. */
export interface VercelFile {
  routes: VercelRoute[];
}

/** Plain names only, so that no other site's address gets into a redirect. */
const PAGE = '[A-Za-z0-9_-]+(?:/[A-Za-z0-9_-]+)*';

/**
 * What Vercel has to know. Its simpler settings apply headers to an address whether or not there is a file, so that a
 * missing script would be remembered as missing for a year; only routes can tell the two apart.
 * @param hidden files of the built site that nobody may ask for
 */
export function vercelFile(security: Record<string, string>, hidden: readonly string[]): VercelFile {
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
      moved('^/index(?:\\.html)?$', '/'),
      moved(`^/(${PAGE})/(?:index(?:\\.html)?)?$`, '/$1'),
      moved(`^/(${PAGE})\\.html$`, '/$1'),
      { handle: 'filesystem' },
      { src: `^/(${PAGE})$`, dest: '/$1.html', check: true },
      { src: '^/.*$', status: 404, dest: '/404.html' },
      { handle: 'hit' },
      { src: `^/(?:${folders})/.+$`, headers: { 'Cache-Control': IMMUTABLE }, continue: true },
    ],
  };
}
