import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders from the lowest to the highest: a file imports from its own and from those on lower lines only. */
const LAYERS = [
  [
    'src/constants.ts',
    'src/escape-html.ts',
    'src/has-code.ts',
    'src/percent-decoded.ts',
    'src/read-phone.ts',
    'src/styles',
  ],
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

  it('imports every style sheet of a section type, and no other is one of the build', () => {
    const sheets = files.filter((file) => /^src\/sections\/.*\.css$/.test(file));
    const isEntry = (file: string) => /\/(style|(tone|layout)-[\w-]+|[\w-]+\.late)\.css$/.test(file);
    const usersOf = (file: string) =>
      files.filter((other) => {
        if (dirname(other) !== dirname(file) || !/\.(tsx|css)$/.test(other)) return false;
        const marks = isEntry(file)
          ? [`import './${basename(file)}'`]
          : [`@import "./${basename(file)}"`, `/${basename(file)}?inline'`];
        return marks.some((mark) => readFileSync(other, 'utf8').includes(mark));
      });
    expect(sheets.length).toBeGreaterThan(30);
    expect(sheets.filter((file) => usersOf(file).length === 0)).toEqual([]);
  });

  it('names a style sheet of a layout like the layout', () => {
    const sheets = files.flatMap((file) => [
      ...file.matchAll(/^(src\/sections\/.*)\/layout-([\w-]+)(\.late)?\.css$/g),
    ]);
    const isKnown = ([, folder = '', layout]: RegExpExecArray) =>
      new RegExp(`^ +'?${layout}'?: {`, 'm').test(readFileSync(join(folder, 'schema.ts'), 'utf8'));
    expect(sheets.length).toBeGreaterThan(2);
    expect(sheets.filter((sheet) => !isKnown(sheet)).map(([file]) => file)).toEqual([]);
  });
});
