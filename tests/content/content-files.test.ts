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
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentFolder, lineReader, readContent } from '../../src/content/node/index.ts';
import { hugeAvif } from '../huge-avif.ts';

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
  const NO_FILE = 'There is no file of the content behind this name.';
  test.each([
    ['pages/old.yaml', () => symlinkSync(join(dir, 'nowhere.yaml'), join(dir, 'pages/old.yaml'))],
    ['images/old.jpg', () => symlinkSync('nowhere.jpg', join(dir, 'images/old.jpg'))],
    ['text/passwd.md', () => symlinkSync('/etc/passwd', join(dir, 'text/passwd.md'))],
    ['text/zero.md', () => symlinkSync('/dev/zero', join(dir, 'text/zero.md'))],
    ['text/pipe.md', () => execFileSync('mkfifo', [join(dir, 'text/pipe.md')])],
    ['images/pipe.jpg', () => execFileSync('mkfifo', [join(dir, 'images/pipe.jpg')])],
    ['text/folder.md', () => mkdirSync(join(dir, 'text/folder.md'))],
    ['text/pages.md', () => symlinkSync('../pages', join(dir, 'text/pages.md'))],
  ])('%s', async (file, make) => {
    make();
    expect(await problems()).toEqual([`${basename(file)} ${notAFile}: ${NO_FILE}`]);
    const [problem] = (await readContent(dir)).problems;
    expect(lineReader()(problem?.file ?? '')).toEqual([]);
  });

  test('a link to a file inside is that file', async () => {
    symlinkSync('wide.jpg', join(dir, 'images/other.jpg'));
    expect(await problems()).toEqual([]);
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

  test('a picture that is saved again while it is measured', async () => {
    const bytes = readFileSync(wide());
    const { measure } = contentFolder(dir);
    for (let round = 0; round < 40; round++) {
      const measured = measure('images/wide.jpg');
      await setTimeout(round % 4);
      writeFileSync(wide(), bytes.subarray(0, 100));
      await measured;
      writeFileSync(wide(), bytes);
    }
    expect(await problems()).toEqual([]);
  });

  test('a picture that is too heavy', async () => {
    truncateSync(wide(), 21_000_000);
    const code = 'picture-too-heavy';
    expect(await problems()).toEqual([`wide.jpg ${code}: This picture has 21 MB; 20 MB is the limit.`]);
  });

  test('a picture with too many pixels for its format', async () => {
    writeFileSync(wide(), await hugeAvif());
    expect(await problems()).toEqual([
      'wide.jpg picture-too-heavy: This picture has more than 40 million pixels.',
    ]);
  });

  test('a drawing under the name of a photograph is never drawn', async () => {
    const filter = '<filter id="f"><feMorphology operator="dilate" radius="500"/></filter>';
    const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="9999">${filter}<rect width="100%" height="100%" filter="url(#f)"/></svg>`;
    writeFileSync(wide(), `<!DOCTYPE svg>${endless}`);
    expect(await problems()).toEqual([
      `wide.jpg ${broken}: This file cannot be opened as a picture, or is only a part of one.`,
    ]);
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
  const XHTML = 'xmlns:h="http://www.w3.org/1999/xhtml"';
  const unsafe: [what: string, inside: string][] = [
    ['<script>', '<script>alert(1)</script>'],
    ['<x:script>', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['<h:script>', `<h:script ${XHTML}>alert(1)</h:script>`],
    [
      '<x:foreignObject>',
      `<x:foreignObject xmlns:x="http://www.w3.org/2000/svg"><h:iframe ${XHTML} srcdoc="&lt;script>"/></x:foreignObject>`,
    ],
    ['<animate>', '<animate attributeName="href" values="java&#x73;cript:alert(1)"/>'],
    ['<h:meta>', `<h:meta ${XHTML} http-equiv="refresh" content="0;url=https://elsewhere.example"/>`],
    ['<h:style>', `<h:style ${XHTML}>g{fill:red}</h:style>`],
    ['<h:form>', `<h:form ${XHTML} action="https://elsewhere.example"/>`],
    ['<a>', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a style with the sign “\\”', '<path style="fill:u\\72l(https://elsewhere.example/a)"/>'],
    ['a style with the sign “\\”', '<path fill="u\\72l(https://elsewhere.example/a)"/>'],
    ['a style with “url(…)”', '<path fill="url(https://elsewhere.example/a)"/>'],
    ['a style with “url(…)”', '<style>g{fill:/*"*/url(//elsewhere.example)/*"*/}</style>'],
    ['a style with “image-set(…)”', '<style>g{--a:image-set("//elsewhere.example" 1x)}</style>'],
    ['a style with “@import”', '<style>@import "https://elsewhere.example/a.css"</style>'],
    ['a style with “background”', '<style>@media print{g{fill:red;background:red}}</style>'],
    ['<g>', '<style>g{fill:red}<g/>@import "https://elsewhere.example/a.css"</style>'],
    ['the attribute “onload”', '<g onload="alert(1)"/>'],
    ['the attribute “x:onload”', '<g xmlns:x="http://www.w3.org/2000/svg" x:onload="alert(1)"/>'],
    ['a link to “https://elsewhere.example/a.png”', '<image href="https://elsewhere.example/a.png"/>'],
    ['a link to “data:text/html,<script>”', '<image href="data:text/html,&lt;script>"/>'],
    ['a link to “data:image/svg+xml,<svg/>”', '<use href="data:image/svg+xml,&lt;svg/>"/>'],
    ['a line that begins with <?xml-stylesheet', '<?xml-stylesheet href="a.css"?>'],
    ['a part that cannot be read', '<g>&entity;</g>'],
    ['<feMorphology>', '<filter id="f"><feMorphology radius="9999"/></filter>'],
  ];
  test('drawings with what runs, loads something or is not known to be safe', async () => {
    for (const [at, [, inside]] of unsafe.entries())
      writeFileSync(join(dir, `images/plan-${at + 10}.svg`), svg(`\n  ${inside}\n`));
    expect((await readContent(dir)).problems).toMatchObject(
      unsafe.map(([what]) => ({
        code: 'unsafe-drawing',
        range: { start: { line: 2 } },
        message: `This drawing contains ${what}, which is not safe on a website.`,
      })),
    );
  });

  test.each([
    ['a line that begins with <!DOCTYPE', Buffer.from(`<!DOCTYPE svg>${svg('')}`)],
    ['characters of another encoding than UTF-8', Buffer.from(svg('<title>ü</title>'), 'latin1')],
    [
      'characters of another encoding than UTF-8',
      Buffer.from(`<?xml version="1.0" encoding="iso-2022-jp"?>${svg('')}`),
    ],
  ])('a drawing with %s', async (what, bytes) => {
    writeFileSync(join(dir, 'images/plan.svg'), bytes);
    expect(await problems()).toEqual([
      `plan.svg unsafe-drawing: This drawing contains ${what}, which is not safe on a website.`,
    ]);
  });

  test('a drawing that refers to its own parts is fine', async () => {
    const text = svg(
      `<style>/* a */.a{fill:url("#b")}@media (width>9px){.a{translate:calc(1px + var(--x))}}</style><defs>
      <path id="Layer 1 (copy)" d="M0 0h9v9z" aria-label="a\\b"/></defs><use href="#a" fill="url(#b)" xml:space="preserve"/>
      <image href="data:image/png;base64,iVBORw0KGgo="/><text style="font-family:'Instrument Sans'">©&#169;</text>`,
      'xmlns:xlink="http://www.w3.org/1999/xlink"',
    );
    writeFileSync(join(dir, 'images/plan.svg'), text);
    expect(await problems()).toEqual([]);
  });
});
