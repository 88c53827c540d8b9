/** Scores the content check on mistakes that are made at random in the real content. */
import { openFolder } from '../tests/content/open-folder.ts';
import { makeCases } from '../tests/content/seeded/cases.ts';
import { judge, type Verdict } from '../tests/content/seeded/judge-case.ts';
import { printTable } from './lib/print-table.ts';

const folder = openFolder('content');
const cases = makeCases(folder, Number(process.argv[2] ?? 15));

const verdicts: Verdict[] = [];
for (const one of cases) verdicts.push(await judge(folder, one));

const noticed = verdicts.filter((verdict) => verdict.noticed);
const messages = noticed.reduce((sum, { problems }) => sum + problems.length, 0);
const offered = verdicts.filter(({ fixed }) => fixed !== undefined);
const percent = (part: number, all: number) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);
const kinds = new Set(cases.map(({ mistake }) => mistake)).size;
console.log(`${cases.length} single mistakes of ${kinds} kinds, made at random in the real content.\n`);
printTable([
  {
    Noticed: percent(noticed.length, cases.length),
    'Right line': percent(verdicts.filter(({ rightLine }) => rightLine).length, cases.length),
    Messages: (messages / Math.max(1, noticed.length)).toFixed(2),
    Repairs: offered.length,
    'Repair passes': percent(offered.filter(({ fixed }) => fixed).length, offered.length),
  },
]);
console.log('\nRight line: the first message is on a line of the mistake, of all cases.');
console.log('Messages: per noticed mistake. Repairs: cases that offer one; passes: no message is left.');
