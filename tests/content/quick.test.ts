import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LINEAR } from './linear.ts';
import { openFolder } from './open-folder.ts';

/**
 * The check is linear in the length of a text: 100 kB of the worst input take less than a second of processor time or, on
 * a slow or busy machine, little more than four times as long as a quarter. (Wall-clock time would include other processes.)
 */
const folder = openFolder(join(import.meta.dirname, 'fixtures', 'base'));
const SIZE = 100_000;
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
/** 100 kB of a character sequence: one on each line, and in lines of the greatest length. */
const texts = shapes.flatMap((sign) => [
  [`${sign} on every line`, pieces(`${sign}\n`, SIZE)] as const,
  [`${sign} in long lines`, `${pieces(sign, LINE)}\n`.repeat(SIZE / LINE)] as const,
]);

async function cpuSeconds(changes: Record<string, string>): Promise<number> {
  const before = process.cpuUsage();
  await folder.read(changes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The first reading also compiles the code, so the whole is measured once more if it takes long. */
async function expectLinear(changes: (size: number) => Record<string, string>): Promise<void> {
  if ((await cpuSeconds(changes(SIZE))) < 1) return;
  const quarter = await cpuSeconds(changes(SIZE / 4));
  expect((await cpuSeconds(changes(SIZE))) / quarter).toBeLessThan(LINEAR);
}

const withText = (text: string) => ({ 'text/our-story.md': `---\ntitle: Our Story\n---\n\n${text}` });

test.each(texts)('a text with %s', async (_, text) => {
  await expectLinear((size) => withText(text.slice(0, size)));
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
  await expectLinear((size) => ({ 'pages/large.yaml': `title: x\n${line.repeat(size / line.length)}` }));
});

test.each([
  ['a line of 100 kB', 'x'.repeat(SIZE)],
  ['a megabyte', '[\n'.repeat(500_000)],
])('%s is rejected at once', async (_, text) => {
  expect(await cpuSeconds(withText(text))).toBeLessThan(1);
  const { problems } = await folder.read(withText(text));
  expect(problems.map(({ code }) => code)).toContain('too-large');
});
