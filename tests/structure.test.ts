import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rooms from the lowest to the highest: a file imports from its own and from those on lower lines only. */
const LAYERS = ['src/content', 'src/site', 'src/prerender', 'src/studio', 'scripts/lib', 'tests', 'scripts'];

/** The parts of these rooms, files and folders: between them imports go one way, too. */
const PARTS = /^src\/(?:studio\/app|content|site|prerender|studio)\/[^/]+/;

/** Code that runs in a browser: of src/content it imports types only, and what is in `shared`. */
const IN_BROWSER = /^src\/(site|studio\/app)\b(?!.*\/schema\.ts$)/;

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

const roomOf = (file: string) => LAYERS.findIndex((room) => file.startsWith(`${room}/`));

/** Every arrow that is part of a circle: what it joins can only be read together. */
function circles(arrows: { from: string; to: string }[]): string[] {
  const targets = new Map<string, { to: string }[]>();
  for (const arrow of arrows) targets.set(arrow.from, [...(targets.get(arrow.from) ?? []), arrow]);
  const leadsTo = (start: string, goal: string, seen = new Set<string>()): boolean =>
    (targets.get(start) ?? []).some(({ to }) => {
      if (to === goal) return true;
      if (seen.has(to)) return false;
      seen.add(to);
      return leadsTo(to, goal, seen);
    });
  return arrows.filter(({ from, to }) => leadsTo(to, from)).map(({ from, to }) => `${from} → ${to}`);
}

describe('the structure of the code', () => {
  it('gives every file a room', () => {
    expect(code.length).toBeGreaterThan(200);
    expect(code.filter((file) => roomOf(file) === -1)).toEqual([]);
  });

  it('has no import from a lower room to a higher one', () => {
    const upward = imports.filter(({ from, to }) => roomOf(to) > roomOf(from));
    expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('has no circle of imports between files, types included', () => {
    expect(circles(imports)).toEqual([]);
  });

  it('has no circle of imports between the folders of a room', () => {
    const partOf = (file: string) => PARTS.exec(file)?.[0] ?? file;
    const arrows = imports.map(({ from, to }) => ({ from: partOf(from), to: partOf(to) }));
    const between = arrows.filter(({ from, to }) => from !== to);
    expect(between.length).toBeGreaterThan(500);
    expect([...new Set(circles(between))]).toEqual([]);
  });

  it('keeps the content check out of the code for browsers', () => {
    const runtime = imports.filter(
      ({ from, to, isType }) => IN_BROWSER.test(from) && /^src\/content\/(?!shared\/)/.test(to) && !isType,
    );
    expect(runtime.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('keeps Node out of the content check and of the room, which also run in the worker of a browser', () => {
    const pure = code.filter((file) =>
      /^src\/(?:content\/(?!node\/)|studio\/(?:pictures|room|store)\/(?!folder\/))/.test(file),
    );
    const ofNode = /from '(?:node:|sharp|[^']*\/node\/)|\bBuffer\b|\bprocess\./;
    expect(pure.length).toBeGreaterThan(90);
    expect(pure.filter((file) => ofNode.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('uses every style sheet of a section type: style.css, and what that imports', () => {
    const sheets = files.filter((file) => /^src\/site\/sections\/.*\.css$/.test(file));
    const isUsed = (file: string) =>
      basename(file) === 'style.css'
        ? readFileSync(join(dirname(file), 'index.tsx'), 'utf8').includes("import './style.css'")
        : readFileSync(join(dirname(file), 'style.css'), 'utf8').includes(`@import "./${basename(file)}"`);
    expect(sheets.length).toBeGreaterThan(15);
    expect(sheets.filter((file) => !isUsed(file))).toEqual([]);
  });
});
