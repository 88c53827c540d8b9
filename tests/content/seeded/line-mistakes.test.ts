import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { applyEdits } from '../../../src/content/index.ts';
import { SAMPLE_SITE } from '../../sample-site.ts';
import { openFolder } from '../open-folder.ts';
import { makeCases } from './cases.ts';
import { judge, type Verdict } from './judge-case.ts';
import { lineMistakes } from './line-mistakes.ts';

/** Mistakes over several lines, generated with a fixed seed in the sample site: each gives one message. */
const folder = openFolder(SAMPLE_SITE);
const cases = makeCases(folder, 15, 2025, lineMistakes);
const verdicts: Verdict[] = [];

beforeAll(async () => {
  for (const one of cases) verdicts.push(await judge(folder, one));
}, 300_000);

const named = (bad: Verdict[]) =>
  bad.map(
    ({ of, problems }) =>
      `${of.mistake}, ${of.path}:${of.lines[0]} → ${problems.map((p) => `${p.range.start.line} ${p.code}`).join(', ')}`,
  );

test('there are enough cases', () => expect(cases.length).toBeGreaterThan(150));

test('each mistake gives one message, on its line', () => {
  expect(named(verdicts.filter(({ problems, rightLine }) => problems.length !== 1 || !rightLine))).toEqual(
    [],
  );
});

test('each repair that is offered leaves a file that passes', () => {
  expect(named(verdicts.filter(({ fixed }) => fixed === false))).toEqual([]);
});

/** The words of a file in their order, without punctuation and indentation. */
const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

test('each repair keeps every word and their order', () => {
  const repaired = verdicts.filter(({ fixed }) => fixed !== undefined);
  expect(repaired.length).toBeGreaterThan(100);
  for (const { of, problems } of repaired) {
    const { text } = applyEdits(
      of.text,
      problems.flatMap(({ edits }) => edits ?? []),
    );
    expect(words(text), of.mistake).toBe(words(folder.text(join(folder.dir, of.path))));
  }
});
