import { expect, test } from 'vitest';
import { sum, tallyOf, tallyReport } from './tally.ts';

test('the tally of Vitest counts its tests, and a file that could not be loaded', () => {
  expect(tallyReport({ numPassedTests: 2, numFailedTests: 3 }, false)).toEqual({ passed: 2, failed: 3 });
  expect(tallyReport({ numPassedTests: 7, numFailedTests: 0 }, false)).toEqual({ passed: 7, failed: 1 });
});

test('the tally of Playwright counts a test that passed when retried, and a run that failed without a failed test', () => {
  const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 0 };
  expect(tallyReport({ stats, suites: [] }, false)).toEqual({ passed: 6, failed: 2 });
  expect(tallyReport({ stats: { ...stats, unexpected: 0 } }, false)).toEqual({ passed: 6, failed: 1 });
});

test('there is none of another program', () => {
  expect(() => tallyReport({}, true)).toThrow();
  expect(() => tallyReport(undefined, true)).toThrow();
});

test('the tally of all steps is the sum of each', () => {
  expect(sum([tallyOf(true), tallyOf(false), { passed: 5, failed: 2 }])).toEqual({ passed: 6, failed: 3 });
});
