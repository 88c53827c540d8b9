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

/**
 * So many tests may pass only when tried again. These tests measure frames and gestures, which a machine that stalls
 * for a second can tear apart; when more than a few need it, the site or its tests are at fault.
 */
const MOST_TRIED_AGAIN = 2;

/**
 * The tally in the JSON report of Playwright, and how many of those that passed did so only when tried again. Where
 * these are too many, they have failed.
 */
export function tallyPlaywright(report: unknown, succeeded: boolean): Tally & { triedAgain: number } {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats;
  const tooMany = flaky > MOST_TRIED_AGAIN;
  return {
    passed: expected + (tooMany ? 0 : flaky),
    failed: atLeastOneUnless(succeeded, unexpected + (tooMany ? flaky : 0)),
    triedAgain: flaky,
  };
}

const atLeastOneUnless = (succeeded: boolean, failed: number) => (succeeded ? failed : Math.max(failed, 1));

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
