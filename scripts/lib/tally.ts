import { z } from 'zod';

/** How many checks went well and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The tally of a step that only succeeds or fails. */
export const tallyOf = (succeeded: boolean): Tally => ({
  passed: Number(succeeded),
  failed: Number(!succeeded),
});

const report = z.union([
  z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform(({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed })),
  z
    .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
    .transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
]);

/**
 * The tally in the JSON report of Vitest or Playwright.
 * @param succeeded whether the program ended well; if not, at least one test counts as failed
 * @throws when the report is none of theirs
 */
export function tallyReport(json: unknown, succeeded: boolean): Tally {
  const { passed, failed } = report.parse(json);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

/** The sum of all steps. */
export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
