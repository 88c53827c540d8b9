import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { aptInstall } from '../../lib/apt.ts';
import type { Peer } from './peers.ts';
import { readPages, readShared } from './site-parts.ts';

/** Not in node_modules: bundlers treat what is there as other people's packages. */
const HOME = resolve('.peers.tmp');

/** What hosts need for the caching that all of these tools recommend: names with a hash in them never change. */
const IMMUTABLE = ['/images/*', '/assets/*', '/css/*', '/_astro/*', '/_next/static/*'];

export const folderOf = (peer: Peer): string => join(HOME, peer.folder);

/** Where the site of the same pages as this one's stays, while others are built. */
export const siteOf = (peer: Peer): string => join(HOME, 'sites', peer.folder);

/** Copies a built site there. */
export function keepSite(peer: Peer): void {
  rmSync(siteOf(peer), { recursive: true, force: true });
  cpSync(join(folderOf(peer), peer.out), siteOf(peer), { recursive: true });
}

/** Copies a tool's sources into a folder, and installs the versions in its package.json there. @throws Error */
export async function installPeer(peer: Peer): Promise<void> {
  const folder = folderOf(peer);
  const source = join('scripts/bench/peers', peer.folder);
  const own = join(source, 'package.json');
  const modules = join(folder, 'node_modules');
  const wanted = existsSync(own) ? readFileSync(own, 'utf8') : undefined;
  const installed = join(modules, '.wanted.json');
  const isInstalled = existsSync(installed) && readFileSync(installed, 'utf8') === wanted;
  mkdirSync(folder, { recursive: true });
  // Nothing that an earlier build has left.
  for (const name of readdirSync(folder))
    if (name !== 'node_modules' && name !== 'package-lock.json')
      rmSync(join(folder, name), { recursive: true });
  for (const cache of ['.astro', '.cache', '.vite', '.vite-temp'])
    rmSync(join(modules, cache), { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  if (wanted === undefined) return findHugo();
  if (isInstalled) return;
  console.error(`Installing ${peer.name} …`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  const { status } = spawnSync('npm', ['install', ...options], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${peer.name} could not be installed; see npm’s error above.`);
  writeFileSync(installed, wanted);
}

/** Hugo is a program without an npm package that contains it; Debian has one. */
async function findHugo(): Promise<void> {
  const isThere = () => spawnSync('hugo', ['version']).status === 0;
  if (!isThere()) await aptInstall('hugo');
  if (!isThere()) throw new Error('Hugo could not be installed. Install it first.');
}

/** The version of a tool that is installed. */
export function versionOf(peer: Peer): string {
  const own = join('scripts/bench/peers', peer.folder, 'package.json');
  if (!existsSync(own)) return /v([\d.]+)/.exec(String(spawnSync('hugo', ['version']).stdout))?.[1] ?? '';
  const versions: Record<string, string> = JSON.parse(readFileSync(own, 'utf8')).dependencies;
  return Object.entries(versions).find(([name]) => name.includes(peer.folder))?.[1] ?? '';
}

/** Removes the pages that a tool got, and the site that it built from them. */
export function removeContent(peer: Peer): void {
  for (const name of ['content', 'public', peer.out])
    rmSync(join(folderOf(peer), name), { recursive: true, force: true });
}

/** Gives a tool the pages of a built site, and the pictures, typeface and icons of another. */
export function writeContent(peer: Peer, pages: string, files: string): void {
  const folder = folderOf(peer);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  removeContent(peer);
  const shared = readShared(files);
  const footer = peer.folder === 'hugo' ? 'layouts/partials/footer.html' : 'footer.html';
  write(footer, shared.footer);
  write('header.html', shared.header);
  if (peer.stylesheet) write(peer.stylesheet, shared.stylesheet);
  else for (const [name, css] of shared.styles) write(`styles/${name}.css`, css);
  for (const page of readPages(pages)) {
    const [name, text] = peer.contentFile(page);
    write(`content/${name}`, text);
  }
  for (const name of readdirSync(files).filter((name) => /\.(svg|ico|png|webmanifest)$/.test(name)))
    cpSync(join(files, name), join(folder, 'public', name));
  cpSync(join(files, 'images'), join(folder, 'public/images'), { recursive: true });
  cpSync(join(files, 'assets'), join(folder, 'public/assets'), {
    recursive: true,
    filter: (path) => !/\.(js|css)$/.test(path),
  });
  const headers = IMMUTABLE.map((path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  write('public/_headers', headers.join('\n'));
}
