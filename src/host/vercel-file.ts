import { HASHED_FOLDERS, IMMUTABLE, REVALIDATE } from './headers.ts';

interface VercelHeaders {
  source: string;
  headers: { key: string; value: string }[];
}

/** The site's configuration for Vercel, which serves `404.html` with status 404 by itself. */
export interface VercelFile {
  cleanUrls: boolean;
  trailingSlash: boolean;
  headers: VercelHeaders[];
}

/** What Vercel has to know: addresses without `.html` and without a slash at the end, and the headers. */
export function vercelFile(security: Record<string, string>): VercelFile {
  const hashed = HASHED_FOLDERS.map((folder) => folder.slice(1)).join('|');
  const rule = (source: string, headers: Record<string, string>) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', security),
      rule(`/((?!${hashed}).*)`, { 'Cache-Control': REVALIDATE }),
      rule(`/((?:${hashed}).*)`, { 'Cache-Control': IMMUTABLE }),
    ],
  };
}
