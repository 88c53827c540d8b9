import { load, YAMLException } from 'js-yaml';
import { parseDocument } from 'yaml';
import { LanguageServer } from '../tests/content/language-server.ts';
import { openFolder } from '../tests/content/memory.ts';
import { type Case, makeCases } from '../tests/content/seeded/cases.ts';
import { judge } from '../tests/content/seeded/judge.ts';

/** How one tool did on one case: the lines, from 1, of its messages in their order. */
interface Told {
  lines: number[];
  fixed?: boolean | undefined;
}

const folder = openFolder('content');
const cases = makeCases(folder, Number(process.argv[2] ?? 15));

function withJsYaml({ text }: Case): Told {
  try {
    load(text);
    return { lines: [] };
  } catch (cause) {
    if (!(cause instanceof YAMLException)) throw cause;
    return { lines: [(cause.mark?.line ?? 0) + 1] };
  }
}

function withYaml({ text }: Case): Told {
  const { errors, warnings } = parseDocument(text);
  return { lines: [...errors, ...warnings].map(({ linePos }) => linePos?.[0].line ?? 1) };
}

async function withCheck(one: Case): Promise<Told> {
  const { problems, fixed } = await judge(folder, one);
  return {
    lines: problems.map(({ range, file }) => (file.endsWith(one.path) ? range.start.line : 0)),
    fixed,
  };
}

/** Files are opened a few at a time: the server waits a moment before it looks at each. */
async function withServer(): Promise<Told[]> {
  const server = new LanguageServer();
  await server.start();
  const told: Told[] = [];
  for (let at = 0; at < cases.length; at += 20) {
    const opened = cases
      .slice(at, at + 20)
      .map(({ path, text }) => server.open(path === 'site.yaml' ? 'site' : 'page', text));
    for (const { diagnostics } of await Promise.all(opened)) {
      const lines = diagnostics.map(({ range }) => range.start.line + 1);
      told.push({ lines });
    }
  }
  server.stop();
  return told;
}

function row(name: string, told: Told[]): string {
  const percent = (good: number, all: number) => (all === 0 ? '–' : `${((100 * good) / all).toFixed(1)} %`);
  const noticed = told.filter(({ lines }) => lines.length > 0).length;
  const right = told.filter(
    ({ lines: [first] }, at) => first !== undefined && cases[at]?.lines.includes(first),
  ).length;
  const messages = told.reduce((sum, { lines }) => sum + lines.length, 0) / Math.max(1, noticed);
  const offered = told.filter(({ fixed }) => fixed !== undefined);
  const passing = percent(offered.filter(({ fixed }) => fixed).length, offered.length);
  const cells = [
    percent(noticed, told.length),
    percent(right, told.length),
    messages.toFixed(2),
    String(offered.length),
    passing,
  ];
  return `| ${name.padEnd(42)} | ${cells.map((cell) => cell.padStart(9)).join(' | ')} |`;
}

const kinds = new Set(cases.map(({ mistake }) => mistake)).size;
console.log(`${cases.length} single mistakes of ${kinds} kinds, made at random in the real content.\n`);
console.log(`| ${'Check'.padEnd(42)} |   Noticed | Right line | Messages | Repairs | Repair passes |`);
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
console.log(row('js-yaml', cases.map(withJsYaml)));
console.log(row('yaml', cases.map(withYaml)));
console.log(row('yaml-language-server with our schemas', await withServer()));
const own: Told[] = [];
for (const one of cases) own.push(await withCheck(one));
console.log(row('npm run content:check', own));
console.log(
  '\nNoticed: any message. Right line: the first message stands where the mistake was made, of all cases.',
);
console.log(
  'Messages: for a mistake that was noticed. Repairs: cases that offer one; passes: nothing is left to complain of.',
);
