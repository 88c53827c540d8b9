/** Checks every HTML and SVG file and the style sheet with the Nu Html Checker (“vnu”, used by validator.w3.org). */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { currentBuild } from './lib/current-build.ts';
import { installTool } from './lib/install-tool.ts';

const VERSION = '26.9.27';

/** Ignored messages, with the reason. */
const IGNORED: [RegExp, string][] = [
  [/Unrecognized at-rule “@(starting-style|property)”/, 'in all browsers, not in its CSS parser yet'],
  [/“allow-discrete” is not a “transition” value/, 'the same'],
  [/“container-type”: Property “container-type” doesn't exist/, 'the same'],
  [/“(--em|max-width)”: Unknown dimension/, 'the same: the unit cqi'],
  [/“(--cell|padding)”: Parse Error/, 'the same: the unit cqi in a calculation'],
  [/“animation-(timeline|range)”: Property/, 'in Chromium and Safari, not in its CSS parser yet'],
  [/“interpolate-size”: Property/, 'in Chromium, not in its CSS parser yet'],
  [
    /too few values for the property “linear-gradient”/,
    'one color with two positions is valid, and in all browsers',
  ],
  [/“font-size”: Parse Error/, 'its CSS parser does not know a calculation as the fallback of var()'],
  [/“link” element with a “blocking” attribute must/, 'the HTML standard allows it with rel=expect as well'],
  [/Trailing slash on void elements has no effect/, 'React writes it'],
];

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      message: z.string(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      extract: z.string().optional(),
    }),
  ),
});

const dist = await currentBuild();
if (spawnSync('java', ['-version']).status !== 0)
  throw new Error('This check needs Java. Install a Java runtime, version 11 or later.');
const vnu = join(await installTool('vnu-jar', VERSION, 'The Nu Html Checker'), 'build/dist/vnu.jar');

const files = (await readdir(dist, { recursive: true })).sort().map((file) => join(dist, file));
const ending = (end: string) => files.filter((file) => file.endsWith(end));
const pages = ending('.html');
const folder = await mkdtemp(join(tmpdir(), 'audit-html-'));
// All pages contain the shell's style sheet; as a separate file with line breaks, messages have a line.
const [, shell = ''] = /<style>(.*?)<\/style>/s.exec(await readFile(join(dist, 'index.html'), 'utf8')) ?? [];
const sections = await Promise.all(
  ending('.css').flatMap((file) => (file.includes('assets') ? readFile(file, 'utf8') : [])),
);
const css = [shell, ...sections].join('');
const sheet = join(folder, 'style.css');
await writeFile(sheet, css.replaceAll('}', '}\n'));

/** Checks files of one kind; the checker exits with status 1 if it finds anything. */
async function check(kind: 'html' | 'svg' | 'css', paths: string[]) {
  if (paths.length === 0) return [];
  const options = ['-jar', vnu, '--stdout', '--format', 'json', `--skip-non-${kind}`, ...paths];
  const { stdout } = await promisify(execFile)('java', options, { maxBuffer: 2 ** 28 }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout || JSON.stringify(String(error)) }),
  );
  return report.parse(JSON.parse(stdout)).messages;
}

const svgs = ending('.svg');
const messages = [
  ...(await check('html', pages)),
  ...(await check('svg', svgs)),
  ...(await check('css', [sheet])),
];
await rm(folder, { recursive: true });
const faults = messages.filter(({ message }) => !IGNORED.some(([pattern]) => pattern.test(message)));
for (const { type, subType, message, url, lastLine, extract } of faults) {
  const location = `${(url ?? '').replace(/^file:/, '')}${lastLine ? `:${lastLine}` : ''}`;
  console.log(`✗ ${location}: ${subType ?? type}: ${message}\n    ${extract?.trim().slice(0, 150) ?? ''}`);
}
for (const [pattern, reason] of IGNORED) {
  const count = messages.filter(({ message }) => pattern.test(message)).length;
  console.log(`  ${count} × ignored: ${pattern.source} (${reason})`);
}
console.log(`${pages.length} pages, ${svgs.length} drawings and the style sheet: ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
