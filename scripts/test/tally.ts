import { z } from 'zod';

/** How many checks went well and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** The tally of a step that only succeeds or fails. */
export const tallyOf = (succeeded: boolean): Tally => ({
  passed: Number(succeeded),
  failed: Number(!succeeded),
});

/**
 * The tally in the JSON report of Vitest.
 * @param succeeded whether Vitest ended well; if not, at least one test counts as failed
 * @throws when the report is none of Vitest's
 */
export function tallyVitest(report: unknown, succeeded: boolean): Tally {
  const { numPassedTests, numFailedTests } = vitestReport.parse(report);
  return { passed: numPassedTests, failed: atLeastOneUnless(succeeded, numFailedTests) };
}

/** The tally in the JSON report of Playwright; a test that passed only when tried again has failed. */
export function tallyPlaywright(report: unknown, succeeded: boolean): Tally {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats;
  return { passed: expected, failed: atLeastOneUnless(succeeded, unexpected + flaky) };
}

const atLeastOneUnless = (succeeded: boolean, failed: number) => (succeeded ? failed : Math.max(failed, 1));

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
