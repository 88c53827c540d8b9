import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditSite, openEditSite, title } from './edit-site.ts';

const PAGE = 'pages/about.yaml';
const PDF = new TextEncoder().encode('%PDF-1.7\n');
let site: EditSite;
beforeAll(async () => {
  site = await openEditSite();
});
afterAll(() => site.close());

/** All files of the content with their bytes. */
async function allFiles(): Promise<Map<string, string>> {
  const entries = await readdir(site.dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'latin1')] as const)),
  );
}

const copy = (name: string, file = PAGE) => site.room.copyPage(file, name, 'The Team', 'Who works here.');

describe('only files of the content', () => {
  it('are opened', async () => {
    const outside = join(site.dir, '..', 'outside.yaml');
    await writeFile(outside, 'title: Outside\n');
    await symlink(outside, site.path('pages/link.yaml'));
    await symlink(join(site.dir, '..'), site.path('up'));
    await mkdir(site.path('pages/folder.yaml'));
    for (const file of [
      '../outside.yaml',
      'pages/../../outside.yaml',
      'pages/../pages/about.yaml',
      '/etc/passwd',
      outside,
      'pages/link.yaml',
      'up/outside.yaml',
      'pages/folder.yaml',
      'pages\\about.yaml',
      'pages/about.yaml\0',
      'PAGES/about.yaml',
      'README.md',
      'images/home-hero.jpg',
      '',
      '__proto__',
      'toString',
    ]) {
      await expect(site.room.open([file]), file).rejects.toThrow(/There is no (?:file|page)/);
      const change = { file, stamp: '', operations: [title('Mine')] };
      await expect(site.room.save([change]), file).rejects.toThrow(/There is no (?:file|page)/);
    }
  });

  it('with correct syntax are opened', async () => {
    await site.write('pages/broken.yaml', 'title: "Open\n');
    await expect(site.open('pages/broken.yaml')).rejects.toThrow(/In “\/broken”: .*syntax error/);
  });
});

describe('a file for visitors', () => {
  it.each([
    ['../../Preisliste (März).PDF', 'preisliste-marz.pdf'],
    ['C:\\team\0.pdf', 'team.pdf'],
  ])('%j gets a name of its own in its folder', async (name, file) => {
    expect(await site.room.addFile(name, PDF)).toEqual({ file, bytes: PDF.length });
    expect(await readdir(site.path('files'))).toContain(file);
  });

  it.each(['.pdf', 'run.exe', 'page.html', 'drawing.svg', ''])('%j is of no kind that is offered', (name) =>
    expect(site.room.addFile(name, PDF)).rejects.toThrow(/Files of this kind cannot be offered\. These can/),
  );

  it('that the check would refuse is not stored', async () => {
    const files = await allFiles();
    for (const [bytes, message] of [
      [new TextEncoder().encode('<html>'), /not what its name/],
      [new Uint8Array(), /is empty/],
      [Buffer.concat([PDF, Buffer.alloc(25_000_000)]), /25 MB is the limit/],
    ] as const)
      await expect(site.room.addFile('a.pdf', bytes)).rejects.toThrow(message);
    expect(await allFiles()).toEqual(files);
  });
});

it.each<[string, () => Promise<unknown>]>([
  ['a new page with a path for a name', () => site.room.createPage('../evil', 'Evil')],
  ['a copy with such a name', () => copy('..\\evil')],
  ['a copy of a file outside', () => copy('team', '../outside.yaml')],
  ['a copy of no page', () => copy('team', 'site.yaml')],
  ['a new name for no page', () => site.room.renamePage('pages/../site.yaml', 'us')],
  ['a path for a new name', () => site.room.renamePage(PAGE, '/etc/us')],
  ['the links to a file outside', () => site.room.referencesTo('/etc/passwd')],
  ['deleting a file outside', () => site.room.deletePage('pages/../../outside.yaml')],
  ['leading links outside', () => site.room.deletePage(PAGE, '../outside.yaml')],
])('%s: refused, and nothing is written', async (_, work) => {
  const files = await allFiles();
  await expect(work()).rejects.toThrow(/There is no (?:file|page)|lowercase letters/);
  expect(await allFiles()).toEqual(files);
});

describe('a link out of the content', () => {
  const outside = () => join(site.dir, '..', 'elsewhere');
  const kept = async () => [await readdir(outside()), await readFile(join(outside(), 'page.yaml'), 'utf8')];

  it('is no folder for files', async () => {
    await mkdir(outside(), { recursive: true });
    await writeFile(join(outside(), 'page.yaml'), 'title: Elsewhere\n');
    await rename(site.path('files'), site.path('old-files'));
    await symlink(outside(), site.path('files'));
    await expect(site.room.addFile('a.pdf', PDF)).rejects.toThrow(/is a link to/);
    expect(await kept()).toEqual([['page.yaml'], 'title: Elsewhere\n']);
    await rm(site.path('files'));
    await rename(site.path('old-files'), site.path('files'));
  });
});
