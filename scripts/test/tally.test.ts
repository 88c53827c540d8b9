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

  test('of Playwright tells which tests passed only when tried again, and fails when they are many', () => {
    const report = (expected: number, unexpected: number, flaky: number) => ({
      stats: { expected, unexpected, flaky, skipped: 0 },
    });
    expect(tallyPlaywright(report(5, 1, 1), false)).toEqual({ passed: 6, failed: 1, triedAgain: 1 });
    expect(tallyPlaywright(report(5, 0, 2), true)).toEqual({ passed: 7, failed: 0, triedAgain: 2 });
    expect(tallyPlaywright(report(5, 0, 3), true)).toEqual({ passed: 5, failed: 3, triedAgain: 3 });
    expect(tallyPlaywright(report(0, 0, 0), false)).toEqual({ passed: 0, failed: 1, triedAgain: 0 });
  });

  test('is never made up from a report that says nothing', () => {
    expect(() => tallyVitest({}, true)).toThrow();
    expect(() => tallyPlaywright(undefined, true)).toThrow();
  });

  test('of all is the sum of each', () => {
    expect(sum([tallyOf(true), tallyOf(false), { passed: 5, failed: 2 }])).toEqual({ passed: 6, failed: 3 });
  });
});
