import {
  ATTACHED,
  ATTACHED_FOLDER,
  DRAWING_POLICY,
  DRAWINGS,
  HASHED_FOLDERS,
  headersOfPath,
  VERSION_FILE,
} from './headers.ts';

/** The headers of all paths that match a pattern; `*` matches anything, `:name` one segment. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * Paths by their headers. Hosts join the values of all matching rules, so these must not overlap. Paths without a
 * match (unknown addresses) get the host's default, which also revalidates.
 */
const PATTERNS = [
  '/',
  '/:file',
  '/_content/:file',
  '/.well-known/:file',
  ...HASHED_FOLDERS.map((folder) => `${folder}*`),
];

/** The rules of the site: security headers everywhere, and caching and sharing by address. */
export function headerRules(security: Record<string, string>): HeaderRule[] {
  return [
    { pattern: '/*', headers: security },
    ...PATTERNS.map((pattern) => ({ pattern, headers: headersOfPath(pattern) })),
    { pattern: `/${VERSION_FILE}`, headers: { 'Access-Control-Allow-Origin': '*' } },
    { pattern: DRAWINGS, headers: { 'Content-Security-Policy': DRAWING_POLICY } },
    { pattern: `${ATTACHED_FOLDER}*`, headers: { 'Content-Disposition': ATTACHED } },
  ];
}

/** The first line of `_headers`. A build only replaces folders with this mark; no host serves the file. */
export const WRITTEN_BY_BUILD = '# Written by the build, which replaces this whole folder each time.';

/** Cloudflare Pages ignores a line that is longer (https://developers.cloudflare.com/pages/configuration/headers/). */
const LONGEST_LINE = 2000;

/**
 * The rules as a `_headers` file, which Netlify and Cloudflare Pages read.
 * @throws Error when a line is so long that a host would leave it out
 */
export function formatHeadersFile(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find(({ length }) => length > LONGEST_LINE);
  if (long !== undefined) throw new Error(tooLong(long));
  return [WRITTEN_BY_BUILD, '', ...lines].join('\n');
}

function tooLong(line: string): string {
  const [name] = line.trim().split(':', 1);
  const message = `The header ${name} has ${line.length} characters. Cloudflare Pages leaves out one of more than ${LONGEST_LINE}`;
  const hashes = line.match(/'sha256-[^']+'/g) ?? [];
  if (hashes.length === 0) return `${message}.`;
  const size = hashes.join(' ').length;
  return `${message}, and the site would have no policy. ${size} of them are the hashes of ${hashes.length} inline style sheets and scripts: have fewer types of sections among the first three of pages.`;
}

/**
 * Reads a `_headers` file.
 * @throws Error when a line is neither a pattern nor a header under one.
 */
export function parseHeadersFile(source: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of source.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^\s+([^:\s]+):\s*(.+)$/.exec(line);
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
    else if (header?.[1] && header[2] && rule) rule.headers[header[1]] = header[2].trim();
    else throw new Error(`_headers: cannot read the line "${line}".`);
  }
  return rules;
}

/** The headers of the response for a path; values of the same header are joined, as hosts do. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter(({ pattern }) => matchesPattern(pattern, path)))
    for (const [name, value] of Object.entries(rule.headers))
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  return { ...headersOfPath('/404'), ...headers };
}

/** Whether a rule's pattern covers a path. */
export function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`).test(path);
}
