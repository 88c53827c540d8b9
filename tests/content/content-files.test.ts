import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/index.ts';

/** What only a real folder can contain: links, devices, folders, pictures. */
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(import.meta.dirname, 'fixtures', 'base'), dir, { recursive: true });
  for (const spare of ['small.jpg', 'team']) rmSync(join(dir, 'images', spare), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const problems = async () =>
  (await readContent(dir)).problems.map(({ file, code, message }) => `${basename(file)} ${code}: ${message}`);

describe('what is not a file is reported, and the rest is still checked', () => {
  const notAFile = 'not-a-file';
  test.each([
    [
      'pages/old.yaml',
      () => symlinkSync(join(dir, 'nowhere.yaml'), join(dir, 'pages/old.yaml')),
      'This is a link to a file that does not exist.',
    ],
    [
      'images/old.jpg',
      () => symlinkSync('nowhere.jpg', join(dir, 'images/old.jpg')),
      'This is a link to a file that does not exist.',
    ],
    [
      'text/passwd.md',
      () => symlinkSync('/etc/passwd', join(dir, 'text/passwd.md')),
      'This is a link to a file outside of the content folder.',
    ],
    [
      'text/zero.md',
      () => symlinkSync('/dev/zero', join(dir, 'text/zero.md')),
      'This is a link to a file outside of the content folder.',
    ],
    [
      'text/pipe.md',
      () => execFileSync('mkfifo', [join(dir, 'text/pipe.md')]),
      'This is not a file that can be read.',
    ],
    [
      'images/pipe.jpg',
      () => execFileSync('mkfifo', [join(dir, 'images/pipe.jpg')]),
      'This is not a file that can be read.',
    ],
    [
      'text/folder.md',
      () => mkdirSync(join(dir, 'text/folder.md')),
      'This is a folder with the name of a file.',
    ],
    [
      'text/pages.md',
      () => symlinkSync('../pages', join(dir, 'text/pages.md')),
      'This is a folder with the name of a file.',
    ],
  ])('%s', async (file, make, message) => {
    make();
    expect(await problems()).toEqual([`${basename(file)} ${notAFile}: ${message}`]);
  });

  test('a link to a file inside is that file', async () => {
    symlinkSync('wide.jpg', join(dir, 'images/other.jpg'));
    expect(await problems()).toEqual(['other.jpg unused-picture: No page shows this picture.']);
  });
});

describe('pictures', () => {
  const wide = () => join(dir, 'images/wide.jpg');
  const broken = 'broken-picture';

  test.each([true, false])('a truncated JPEG (progressive: %s)', async (progressive) => {
    const bytes = await sharp(wide()).jpeg({ progressive }).toBuffer();
    writeFileSync(wide(), bytes.subarray(0, bytes.length / 2));
    expect(await problems()).toEqual([
      `wide.jpg ${broken}: This file cannot be opened as a picture, or is only a part of one.`,
    ]);
  });

  test('a picture that is too heavy', async () => {
    truncateSync(wide(), 21_000_000);
    const code = 'picture-too-heavy';
    expect(await problems()).toEqual([`wide.jpg ${code}: This picture has 21 MB; 20 MB is the limit.`]);
  });

  test('a name with a decomposed umlaut, as Macs write it, is that name', async () => {
    cpSync(wide(), join(dir, 'images', 'bu\u0308ro.jpg'));
    rmSync(wide());
    const home = join(dir, 'pages/home.yaml');
    writeFileSync(home, readFileSync(home, 'utf8').replace('wide.jpg', 'b\u00fcro.jpg'));
    expect(await problems()).toEqual([]);
  });

  const svg = (inside: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;
  const unsafe = 'unsafe-drawing';
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a <foreignObject>', svg('<foreignObject><p>x</p></foreignObject>')],
    ['an attribute that runs a script', svg('', 'onload="alert(1)"')],
    ['a link that runs a script', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['a line that begins with <!DOCTYPE', `<!DOCTYPE svg>${svg('')}`],
    ['a link to another file', svg('<image href="https://elsewhere.example/a.png"/>')],
    ['a style that loads another file', svg('<style>@import "https://elsewhere.example/a.css"</style>')],
  ])('a drawing with %s', async (what, text) => {
    writeFileSync(join(dir, 'images/plan.svg'), text);
    expect(await problems()).toEqual([
      `plan.svg ${unsafe}: This drawing contains ${what}, which is not safe on a website.`,
    ]);
  });

  test('a drawing that refers to its own parts is fine', async () => {
    const text = svg('<defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a" fill="url(#b)"/>');
    writeFileSync(join(dir, 'images/plan.svg'), text);
    expect(await problems()).toEqual(['plan.svg unused-picture: No page shows this picture.']);
  });
});
