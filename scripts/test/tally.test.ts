import { describe, expect, test } from 'vitest';
import { sum, tallyOf, tallyPlaywright, tallyVitest } from './tally.ts';

describe('the tally', () => {
  test('of Vitest counts its tests', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numTotalTests: 9 };
    expect(tallyVitest(report, false)).toEqual({ passed: 7, failed: 2 });
  });

  test('of Vitest counts a file that could not be loaded', () => {
    expect(tallyVitest({ numPassedTests: 7, numFailedTests: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  });

  test('of Playwright names the tests that passed only when retried', () => {
    const spec = (title: string, status: string) => ({ title, file: 'hash.spec.ts', tests: [{ status }] });
    const suites = [
      { specs: [spec('jumps', 'expected')], suites: [{ specs: [spec('scrolls smoothly', 'flaky')] }] },
    ];
    expect(
      tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, suites }, false),
    ).toEqual({ passed: 6, failed: 1, retried: ['hash.spec.ts: scrolls smoothly'] });
  });

  test('of Playwright counts a run that failed without a failed test', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0 };
    expect(tallyPlaywright({ stats, suites: [] }, false)).toEqual({ passed: 0, failed: 1, retried: [] });
  });

  test('rejects a report of another program', () => {
    expect(() => tallyVitest({}, true)).toThrow();
    expect(() => tallyPlaywright(undefined, true)).toThrow();
  });

  test('of all steps is the sum of each', () => {
    expect(sum([tallyOf(true), tallyOf(false), { passed: 5, failed: 2 }])).toEqual({ passed: 6, failed: 3 });
  });
});
