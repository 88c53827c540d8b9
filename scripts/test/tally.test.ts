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

  test('of Playwright counts a test that passed only at its second try as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } };
    expect(tallyPlaywright(report, false)).toEqual({ passed: 5, failed: 2 });
    expect(tallyPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, false)).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  test('is never made up from a report that says nothing', () => {
    expect(() => tallyVitest({}, true)).toThrow();
    expect(() => tallyPlaywright(undefined, true)).toThrow();
  });

  test('of all is the sum of each', () => {
    expect(sum([tallyOf(true), tallyOf(false), { passed: 5, failed: 2 }])).toEqual({ passed: 6, failed: 3 });
  });
});
