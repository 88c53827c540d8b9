/**
 * Prints what visitors load: each page of the built site, then each package and folder of the browser's code. All sizes
 * are bytes, compressed with Brotli unless the table says otherwise.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileClient } from '../src/build/compile.ts';
import { typesOn } from '../src/build/unused-code.ts';
import { contentDir, readContent } from '../src/content/index.ts';
import { brotliSize } from './lib/brotli-size.ts';
import { currentBuild } from './lib/current-build.ts';
import { FIRST_WINDOW, weighPage } from './lib/page-weight.ts';
import { printTable } from './lib/print-table.ts';

/** The package or project folder of a source file. */
function ownerOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return inPackage ?? /\b(src\/[^/]+)/.exec(source)?.[1] ?? 'the bundler';
}

/** Groups the minified code by owner, using the source map. */
function codeByOwner(code: string, map: SourceMap): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [lineNumber, line] of code.split('\n').entries()) {
    let owner = 'the bundler';
    for (let column = 0; column < line.length; column++) {
      const entry = map.findEntry(lineNumber, column);
      if ('originalSource' in entry) owner = ownerOf(entry.originalSource);
      owners.set(owner, (owners.get(owner) ?? '') + line[column]);
    }
  }
  return owners;
}

process.env.NODE_ENV = 'production';
const { site, pages, texts } = await readContent(contentDir());
if (!site) throw new Error('site.yaml has mistakes; `npm run content:check` lists them.');
const dist = await currentBuild();
const fits = (bytes: number) => (bytes < FIRST_WINDOW ? '' : `over ${FIRST_WINDOW}`);
printTable(
  [...pages.keys()].sort().map((address) => {
    const { html, content, hero } = weighPage(dist, address);
    return { page: address, HTML: html, hero, content, 'first window': fits(Math.max(html, hero)) };
  }),
);
const out = await mkdtemp(join(tmpdir(), 'size-'));
try {
  await compileClient({ site, texts, types: typesOn(pages.values()) }, out, { sourcemap: 'hidden' });
  const assets = join(out, 'assets');
  const files = await readdir(assets);
  for (const name of files.filter((file) => file.endsWith('.js'))) {
    const code = await readFile(join(assets, name), 'utf8');
    console.log(`\n${name}: ${code.length} bytes, ${brotliSize(code)} with brotli`);
    if (!files.includes(`${name}.map`)) continue;
    const map = JSON.parse(await readFile(join(assets, `${name}.map`), 'utf8'));
    const rows = [...codeByOwner(code, new SourceMap(map))]
      .map(([owner, text]) => ({ owner, bytes: text.length, brotli: brotliSize(text) }))
      .sort((one, other) => other.bytes - one.bytes);
    printTable(rows);
  }
} finally {
  await rm(out, { recursive: true });
}
