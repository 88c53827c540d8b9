/** A build leaves pages as they are that it would write the same, and its result is that of a build from nothing. */
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, filesIn } from './project-copy.ts';

const root = mkdtempSync(join(tmpdir(), 'unchanged-'));
const dist = join(root, 'dist');
const project = copyProject(root, 'tests/site/fixture');
const at = (file: string) => join(root, file);

const takePhoto = (red: number) =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .jpeg()
    .toFile(at('content/images/photo.jpg'));

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(at(file), 'utf8');
  if (!text.includes(from)) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(at(file), text.replace(from, to));
}

const page = (name: string) => `content/pages/${name}.yaml`;
const textPage = (title: string, text: string) =>
  `title: ${title}
description: ${title}, and what belongs to it.
sections:
  - type: prose
    text: ${text}
`;

/** So many that one page more or less does not change which style sheets are rare. */
const TEXT_PAGES = ['history', 'press', 'team', 'values'];

/** The HTML files at the site's addresses, old ones included, each with what distinguishes it. */
const pages = (): Map<string, number> =>
  new Map(
    [...filesIn(dist).keys()]
      .filter((name) => /^(?!404)[a-z]+\.html$/.test(name))
      .map((name) => [name.replace('.html', ''), statSync(join(dist, name)).ino]),
  );

beforeAll(async () => {
  mkdirSync(at('content/images'));
  mkdirSync(at('content/text'));
  await takePhoto(60);
  writeFileSync(at('content/text/team.md'), '---\ntitle: Team\n---\n\nFour people.\n');
  for (const name of TEXT_PAGES) writeFileSync(at(page(name)), textPage(`Our ${name}`, 'team'));
  project.build();
}, 300_000);
afterAll(() => rmSync(root, { recursive: true }));

/** Folders of the cache whose content takes as long to make as all the rest of a build. */
const SLOW = ['pictures', 'fonts', 'favicons'];

const ALL = ['contact', 'history', 'index', 'press', 'services', 'team', 'values'];
const FOOTER = 'src/layout/Footer.tsx';
const STYLES = 'src/sections/bullets/style.css';

it.each<{
  change: string;
  written: string[];
  make: () => unknown;
  options?: string[];
  /** What the build from nothing makes as well, instead of taking it from the cache. */
  remade?: string[];
}>([
  {
    change: 'a word and a link',
    written: ['contact', 'index'],
    make: () => {
      edit(page('contact'), 'day and night', 'at all hours');
      edit(page('home'), 'link: /contact', 'link: /services');
    },
  },
  {
    change: 'a new page with a text, and a text',
    written: ['history', 'office', 'press', 'team', 'values'],
    make: () => {
      appendFileSync(at('content/text/team.md'), '\nAnd a dog.\n');
      writeFileSync(
        at('content/text/office.md'),
        '---\ntitle: Office\n---\n\nFour [desks](files/desks.txt).\n',
      );
      mkdirSync(at('content/files'));
      writeFileSync(at('content/files/desks.txt'), 'Oak');
      writeFileSync(at(page('office')), textPage('Our Office', 'office'));
    },
  },
  {
    change: 'a file that a text links to',
    written: ['office'],
    make: () => writeFileSync(at('content/files/desks.txt'), 'Ash'),
  },
  {
    change: 'another address, which is hidden',
    written: ['office', 'rooms'],
    make: () => {
      renameSync(at(page('office')), at(page('rooms')));
      edit(page('rooms'), 'title:', 'hidden: true\nformerly:\n  - /office\ntitle:');
    },
  },
  {
    change: 'a page that is gone, and files changed in the site by hand',
    written: ['contact'],
    make: () => {
      rmSync(at(page('rooms')));
      rmSync(at('content/text/office.md'));
      appendFileSync(join(dist, 'contact.html'), '<!-- by hand -->');
      writeFileSync(join(dist, 'services', 'notes.txt'), 'by hand');
      rmSync(join(dist, 'robots.txt'));
    },
  },
  { change: 'a photograph', written: ALL, make: () => takePhoto(200), remade: ['pictures'] },
  {
    change: 'a character that no page had',
    written: ALL,
    make: () => edit(page('home'), 'Designed on paper', 'Drawn to 5 µm'),
    remade: ['fonts'],
  },
  {
    change: 'site.yaml',
    written: ALL,
    make: () => edit('content/site.yaml', 'label: Get Quote', 'label: Ask Us'),
  },
  { change: 'a style sheet', written: ALL, make: () => appendFileSync(at(STYLES), '.bullets { order: 1 }') },
  {
    change: 'code, with compressed files',
    written: ALL,
    make: () => edit(FOOTER, '<p>{footer.copyright}', '<p id="year">{footer.copyright}'),
    options: ['--compress'],
  },
  {
    change: 'a word, with compressed files',
    written: ['index'],
    make: () => edit(page('home'), 'Drawn to', 'Laid out to'),
    options: ['--compress'],
  },
  { change: 'nothing, without compressed files', written: ALL, make: () => {}, remade: SLOW },
])(
  '$change',
  async ({ written, make, options = [], remade = [] }) => {
    const before = pages();
    await make();
    project.build(...options);
    const kept = SLOW.filter((folder) => !remade.includes(folder));
    project.buildCold(kept, ...options);
    const [files, cold] = [filesIn(dist), filesIn(at('cold'))];
    expect([...files.keys()]).toEqual([...cold.keys()]);
    expect([...files.keys()].filter((name) => files.get(name) !== cold.get(name))).toEqual([]);
    const replaced = [...pages()].filter(([name, file]) => before.get(name) !== file);
    expect(replaced.map(([name]) => name).sort()).toEqual(written);
  },
  300_000,
);
