import { beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_SITE } from '../../sample-site.ts';
import { openFolder } from '../open-folder.ts';
import { makeCases } from './cases.ts';
import { judge, type Verdict } from './judge-case.ts';
import { mistakes } from './mistakes.ts';
import { forms } from './valid-forms.ts';

/** Single mistakes, generated with a fixed seed in the sample site. */
const folder = openFolder(SAMPLE_SITE);
const cases = makeCases(folder, 8);
const verdicts: Verdict[] = [];

beforeAll(async () => {
  for (const one of cases) verdicts.push(await judge(folder, one));
}, 300_000);

const share = (good: number, all: number) => good / all;
const names = (bad: Verdict[]) =>
  bad.map(
    ({ of, problems }) =>
      `${of.mistake}, ${of.path}:${of.lines[0]} → ${problems.map((p) => `${p.range.start.line} ${p.code}`).join(', ')}`,
  );

test('there are enough mistakes of enough kinds', () => {
  expect(mistakes.length).toBeGreaterThan(40);
  expect(cases.length).toBeGreaterThan(300);
});

test('every mistake is noticed', () => {
  expect(names(verdicts.filter(({ noticed }) => !noticed))).toEqual([]);
});

test('the first message is within one line of the mistake in at least 98 of 100 cases', () => {
  const far = verdicts.filter(({ isNear }) => !isNear);
  expect(share(verdicts.length - far.length, verdicts.length), names(far).join('\n')).toBeGreaterThanOrEqual(
    0.98,
  );
});

test('a mistake gives at most 1.1 messages on average', () => {
  const messages = verdicts.reduce((sum, { problems }) => sum + problems.length, 0);
  expect(messages / verdicts.length).toBeLessThanOrEqual(1.1);
});

test('an offered fix leaves a clean file in at least 97 of 100 cases', () => {
  const offered = verdicts.filter(({ fixed }) => fixed !== undefined);
  const failed = offered.filter(({ fixed }) => fixed === false);
  expect(offered.length).toBeGreaterThan(150);
  expect(
    share(offered.length - failed.length, offered.length),
    names(failed).join('\n'),
  ).toBeGreaterThanOrEqual(0.97);
});

describe('content with the same meaning in another form has no problems', () => {
  const paths = [...folder.files.pages, ...(folder.files.site ? [folder.files.site] : [])];
  test.each(Object.entries(forms))('%s', async (_, form) => {
    for (const path of paths) {
      const { problems } = await folder.read({ [path]: form(folder.text(path)) });
      expect(problems).toEqual([]);
    }
  });
});
