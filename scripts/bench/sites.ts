import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built site to compare, by the name that it has in the tables. */
export interface Site {
  name: string;
  folder: string;
}

export interface Sites {
  sites: Site[];
  remove(): Promise<void>;
}

/** Reads the values of `--peer NAME=DIR`. @throws Error when one has no folder */
export const peersOf = (values: string[]): [string, string][] =>
  values.map((peer) => {
    const [name = '', folder] = peer.split(/=(.*)/s);
    if (!folder) throw new Error(`Write --peer NAME=DIR, not “${peer}”.`);
    return [name, folder];
  });

/** A page of 5 kB with one picture, and nothing else: no page of pictures and words can be faster. */
const bareHtml = (picture: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A bare page</title>
<style>body{margin:0 auto;padding:0 1rem;max-width:40rem;font:1rem/1.6 system-ui}img{width:100%;height:auto}</style></head>
<body><h1>A bare page</h1><img src="${picture}" width="750" height="588" alt="" fetchpriority="high">
${'<p>The line, the browser and the machine take this long for any page with a picture and some words.</p>'.repeat(40)}
</body></html>`;

/** Removes what a site without client-side code would not have. */
const withoutScripts = (html: string) =>
  html.replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '');

/**
 * The sites of a comparison: this one, those of other tools, and two that show what can be reached.
 * @param dist folder of this site
 * @param peers folders by name
 * @param floor whether to compare with the same HTML without scripts, and with a bare page
 */
export async function comparedSites(dist: string, peers: [string, string][], floor: boolean): Promise<Sites> {
  const folders: string[] = [];
  async function copyOf(dist: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'compared-'));
    folders.push(folder);
    await cp(dist, folder, { recursive: true });
    return folder;
  }
  const sites = [{ name: 'this site', folder: dist }];
  if (floor) {
    const scriptless = await copyOf(dist);
    const bare = await copyOf(dist);
    const [hero = ''] =
      /\/images\/[^" ]+\/n750\.avif/.exec(await readFile(join(dist, 'index.html'), 'utf8')) ?? [];
    for (const file of await readdir(dist, { recursive: true })) {
      if (!file.endsWith('.html')) continue;
      await writeFile(join(scriptless, file), withoutScripts(await readFile(join(dist, file), 'utf8')));
      await writeFile(join(bare, file), bareHtml(hero));
    }
    // Its style sheet is not in this site's policy.
    await writeFile(join(bare, '_headers'), '');
    sites.push({ name: 'without scripts', folder: scriptless }, { name: 'a bare page', folder: bare });
  }
  for (const [name, folder] of peers) sites.push({ name, folder: await withHostFiles(folder, copyOf) });
  return {
    sites,
    remove: async () => void (await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))),
  };
}

/** Files that the local server needs, by what they are if a site has none. */
const HOST_FILES = { _headers: '', _redirects: '', '404.html': 'Not found' };

/** A site that another tool has built, with the few files that the local server needs. */
async function withHostFiles(dist: string, copyOf: (dist: string) => Promise<string>): Promise<string> {
  const missing = Object.entries(HOST_FILES).filter(([file]) => !existsSync(join(dist, file)));
  if (missing.length === 0) return dist;
  const folder = await copyOf(dist);
  for (const [file, text] of missing) await writeFile(join(folder, file), text);
  return folder;
}
