import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from './open-folder.ts';

/**
 * The check is linear in the length of a text: 100 kB of the worst input take less than a second of processor time or, on
 * a slow or busy machine, little more than four times as long as a quarter. (Wall-clock time would include other processes.)
 */
const folder = openFolder(join(import.meta.dirname, 'fixtures', 'base'));
const SIZE = 100_000;
/**
 * What four times the text may take, as a multiple: four, with slack for what the engine compiles and collects meanwhile. It
 * would be 16 if each part of the text were compared with all others.
 */
const LINEAR = 10;
/** Length of the longest line that is read. */
const LINE = 9_000;

/** Signs that begin something of Markdown, YAML or a rule; others of their kind take the same way. */
const shapes = [
  '[',
  '[a](',
  '[^',
  '<!--',
  '<a ',
  '&',
  '*a _',
  '`` `',
  '\\',
  '“',
  '{{',
  '# ',
  '> ',
  '| a ',
  'a: ',
  'the the ',
];

const pieces = (sign: string, length: number) =>
  sign.repeat(Math.ceil(length / sign.length)).slice(0, length);

async function cpuSeconds(changes: Record<string, string>): Promise<number> {
  const before = process.cpuUsage();
  await folder.read(changes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The first reading also compiles the code, so the whole is measured once more if it takes long. */
async function expectLinear(size: number, changes: (size: number) => Record<string, string>): Promise<void> {
  if ((await cpuSeconds(changes(size))) < size / 100_000) return;
  const quarter = await cpuSeconds(changes(size / 4));
  expect((await cpuSeconds(changes(size))) / quarter).toBeLessThan(LINEAR);
}

const withText = (text: string) => ({ 'text/our-story.md': `---\ntitle: Our Story\n---\n\n${text}` });

/** A sign again and again: one half has one on each line, the other lines of the greatest length. */
test.each(shapes)('a text of %j', async (sign) => {
  await expectLinear(SIZE, (size) =>
    withText(pieces(`${sign}\n`, size / 2) + `${pieces(sign, LINE)}\n`.repeat(size / 2 / LINE)),
  );
});

/** YAML of which each line could cause a scan of the rest of the file. */
const lines = [
  ...[
    '---\n',
    'this is no field\n',
    '- a\n  - b\n',
    '    heading: x\n',
    'a: "b\n',
    'a: [b\n',
    '> a\n',
    '\t- x: y\n',
  ],
  ...['a: b,\n  c: d,\n', '<!-- a -->\n', '- a\n  B\n', 'a: b #c\n', 'a: |\n'],
];

test.each(lines)('a page with %j', async (line) => {
  await expectLinear(SIZE / 2, (size) => ({
    'pages/large.yaml': `title: x\n${line.repeat(size / line.length)}`,
  }));
});

test.each([
  ['a line of 100 kB', 'x'.repeat(SIZE)],
  ['a megabyte', '[\n'.repeat(500_000)],
])('%s is rejected at once', async (_, text) => {
  expect(await cpuSeconds(withText(text))).toBeLessThan(1);
  const { problems } = await folder.read(withText(text));
  expect(problems.map(({ code }) => code)).toContain('too-large');
});
