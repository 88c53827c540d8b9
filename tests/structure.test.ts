import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders from the lowest to the highest: a file imports from its own and from those on lower lines only. */
const LAYERS = [
  ['src/links', 'src/styles'],
  ['src/content'],
  ['src/context'],
  ['src/ui'],
  ['src/page'],
  ['src/layout', 'src/sections'],
  ['src/App.tsx'],
  ['src/client.tsx', 'src/server.tsx'],
  ['src/hydrate-when-idle.ts'],
  ['src/mail'],
  ['src/host'],
  ['src/build'],
  ['src/editor'],
  ['src/dev'],
  ['scripts/lib'],
  ['tests'],
  ['scripts'],
];

/** Folders whose code runs in a browser: of src/content they import types only. */
const IN_BROWSER =
  /^src\/(context|ui|page|layout|sections|App|client|hydrate-when-idle|editor\/app)\b(?!.*\/schema\.ts$)/;

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

const IMPORT = /(?:^|\s)(?:(?:import|export)(\s+type)?\b[^;'"]*?from\s+|import\s+|import\()'(\.[^'?]+)/g;

const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|d)\.tsx?$/.test(file));
const imports: Import[] = code.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, type, path = '']) => ({
    from,
    to: normalize(join(dirname(from), path)),
    isType: type !== undefined,
  })),
);

const folders = LAYERS.flat().sort((one, other) => other.length - one.length);
const folderOf = (file: string) => folders.find((folder) => file === folder || file.startsWith(`${folder}/`));
const layerOf = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder));

/** Every import that is part of a circle of files, imports of types included: such files can only be read together. */
function circularImports(): string[] {
  const targets = new Map(code.map((file) => [file, imports.filter(({ from }) => from === file)]));
  const leadsTo = (file: string, goal: string, seen = new Set<string>()): boolean =>
    (targets.get(file) ?? []).some(({ to }) => {
      if (to === goal) return true;
      if (seen.has(to)) return false;
      seen.add(to);
      return leadsTo(to, goal, seen);
    });
  return imports.filter(({ from, to }) => leadsTo(to, from)).map(({ from, to }) => `${from} → ${to}`);
}

describe('the structure of the code', () => {
  it('gives every file a folder', () => {
    expect(code.length).toBeGreaterThan(200);
    expect(code.filter((file) => folderOf(file) === undefined)).toEqual([]);
  });

  it('has no import from a lower folder to a higher one', () => {
    const upward = imports.filter(({ from, to }) => {
      const [own = '', other = ''] = [folderOf(from), folderOf(to)];
      return own !== other && layerOf(other) >= layerOf(own);
    });
    expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('has no circle of imports', () => {
    expect(circularImports()).toEqual([]);
  });

  it('keeps the content check out of the code for browsers', () => {
    const runtime = imports.filter(
      ({ from, to, isType }) => IN_BROWSER.test(from) && to.startsWith('src/content/') && !isType,
    );
    expect(runtime.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('uses every style sheet of a section type: style.css, and what that imports', () => {
    const sheets = files.filter((file) => /^src\/sections\/.*\.css$/.test(file));
    const isUsed = (file: string) =>
      basename(file) === 'style.css'
        ? readFileSync(join(dirname(file), 'index.tsx'), 'utf8').includes("import './style.css'")
        : readFileSync(join(dirname(file), 'style.css'), 'utf8').includes(`@import "./${basename(file)}"`);
    expect(sheets.length).toBeGreaterThan(15);
    expect(sheets.filter((file) => !isUsed(file))).toEqual([]);
  });
});
