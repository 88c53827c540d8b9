/**
 * Applies random operations to all content, examples and fixtures in every form, and prints what came of them:
 * `npm run bench:write -- 100000 [SEED]`.
 */
import fc from 'fast-check';
import { editableFiles } from '../tests/content/write/files.ts';
import { type Choice, nasty } from '../tests/content/write/operations.ts';
import { runSession, type Step } from '../tests/content/write/run.ts';
import { formNames, variantOf } from '../tests/content/write/variants.ts';
import { measureEditCheck } from './bench/edit-check.ts';
import { printTable } from './lib/print-table.ts';

/** Failures that are printed in full. */
const MOST_SHOWN = 10;

const [wanted = 100_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const files = editableFiles();
const choices = fc.array(
  fc.record({
    kind: fc.nat(),
    where: fc.nat(),
    from: fc.nat(),
    to: fc.nat(),
    text: fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme' }), fc.lorem()),
  }) satisfies fc.Arbitrary<Choice>,
  { minLength: 10, maxLength: 30 },
);
const cases = fc.tuple(fc.nat(), fc.constantFrom(...formNames), fc.nat(), choices);

interface Tally {
  count: number;
  refused: number;
  wrong: number;
  lines: number[];
}
const tallies = new Map<string, Tally>();
const refusals = new Map<string, number>();
const failures: string[] = [];
let [done, undos, wrongUndos, byOperation] = [0, 0, 0, 0];

function note(step: Step, form: string, name: string): void {
  const { operation, refused, wrong, lines } = step;
  const kind =
    operation.kind === 'set'
      ? typeof operation.value === 'object'
        ? 'set group or list'
        : 'set text'
      : operation.kind;
  const tally = tallies.get(kind) ?? { count: 0, refused: 0, wrong: 0, lines: [] };
  tallies.set(kind, tally);
  tally.count++;
  if (refused !== undefined) {
    tally.refused++;
    refusals.set(refused, (refusals.get(refused) ?? 0) + 1);
    failures.push(`REFUSED ${form} ${name} ${JSON.stringify(operation)}\n${refused}\n${step.before}`);
  } else tally.lines.push(lines);
  if (wrong) {
    tally.wrong++;
    failures.push(
      `WRONG ${form} ${name} ${JSON.stringify(operation)}\n${wrong}\n--- before\n${step.before}\n--- after\n${step.after}`,
    );
  }
}

const started = performance.now();
for (const [at, form, variant, given] of fc.sample(cases, { numRuns: Math.ceil(wanted / 12), seed })) {
  if (done >= wanted) break;
  const base = files[at % files.length];
  const file = base && variantOf(base, form, variant);
  if (!file) continue;
  const session = runSession(file, given);
  for (const step of session.steps) note(step, form, file.name);
  done += session.steps.length;
  undos += session.steps.filter(({ after, wrong }) => after !== undefined && !wrong).length;
  wrongUndos += session.wrongUndos.length;
  failures.push(...session.wrongUndos.map((one) => `UNDO ${form} ${file.name} ${one}`));
  byOperation += session.undosByOperation;
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
console.log(
  `${done} operations on ${files.length} files in ${formNames.length} forms, seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s.\n`,
);
printTable(
  [...tallies].sort().map(([kind, { count, refused, wrong, lines }]) => ({
    Operation: kind,
    Count: count,
    Refused: refused,
    Wrong: wrong,
    'Lines, median': median(lines),
    'Lines, mean': mean(lines).toFixed(1),
  })),
);
console.log(
  `\nUndo: ${undos} times, ${wrongUndos} of them to other bytes; ${byOperation} by the inverse operation alone.`,
);
for (const [sentence, count] of refusals) console.log(`Refused ${count} times: ${sentence}`);
for (const pages of [8, 1000]) {
  const time = await measureEditCheck('content', pages);
  console.log(`A check of one text and the whole content, ${pages} pages: ${time.toFixed(0)} ms.`);
}
for (const failure of failures.slice(0, MOST_SHOWN)) console.log(`\n==========\n${failure}`);
if (failures.length > MOST_SHOWN) console.log(`\n${failures.length - MOST_SHOWN} more failures.`);
process.exitCode = failures.length > 0 ? 1 : 0;
