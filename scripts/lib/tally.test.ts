import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sum, tallyOf, tallyPlaywright, tallyVitest } from './tally.ts';

describe('the tally', () => {
  test('of Vitest counts its tests and names those that failed', () => {
    const assertion = (fullName: string, status: string) => ({ fullName, status });
    const file = (name: string, status: string, ...assertionResults: ReturnType<typeof assertion>[]) => ({
      name: resolve(name),
      status,
      assertionResults,
    });
    const testResults = [
      file('a.test.ts', 'passed', assertion('a grows', 'passed')),
      file('b.test.ts', 'failed', assertion('b grows', 'passed'), assertion('b shrinks', 'failed')),
    ];
    const report = { numPassedTests: 2, numFailedTests: 1, numTotalTests: 3, testResults };
    expect(tallyVitest(report, false)).toEqual({ passed: 2, failed: 1, failures: ['b.test.ts: b shrinks'] });
  });

  test('of Vitest counts and names a file that could not be loaded', () => {
    const testResults = [{ name: resolve('b.test.ts'), status: 'failed', assertionResults: [] }];
    const report = { numPassedTests: 7, numFailedTests: 0, testResults };
    expect(tallyVitest(report, false)).toEqual({ passed: 7, failed: 1, failures: ['b.test.ts'] });
  });

  test('of Playwright names the tests that failed or passed only when retried', () => {
    const spec = (title: string, status: string) => ({ title, file: 'hash.spec.ts', tests: [{ status }] });
    const suites = [
      {
        specs: [spec('jumps', 'expected'), spec('waits', 'unexpected')],
        suites: [{ specs: [spec('scrolls smoothly', 'flaky')] }],
      },
    ];
    expect(
      tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, suites }, false),
    ).toEqual({
      passed: 6,
      failed: 1,
      failures: ['hash.spec.ts: waits'],
      retried: ['hash.spec.ts: scrolls smoothly'],
    });
  });

  test('of Playwright counts a run that failed without a failed test', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0 };
    expect(tallyPlaywright({ stats, suites: [] }, false)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
      retried: [],
    });
  });

  test('rejects a report of another program', () => {
    expect(() => tallyVitest({}, true)).toThrow();
    expect(() => tallyPlaywright(undefined, true)).toThrow();
  });

  test('of all steps is the sum of each', () => {
    expect(sum([tallyOf(true), tallyOf(false), { passed: 5, failed: 2 }])).toEqual({ passed: 6, failed: 3 });
  });
});
