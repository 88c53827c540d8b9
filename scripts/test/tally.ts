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

interface Suite {
  suites?: Suite[] | undefined;
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

const suite: z.ZodType<Suite> = z.object({
  get suites() {
    return z.array(suite).optional();
  },
  specs: z.array(
    z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
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
 * The tally in the JSON report of Playwright.
 * @param succeeded whether Playwright ended well; if not, at least one test counts as failed
 * @returns also the names of the tests that passed only when retried
 * @throws when the report is none of Playwright's
 */
export function tallyPlaywright(report: unknown, succeeded: boolean): Tally & { retried: string[] } {
  const { stats, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: atLeastOneUnless(succeeded, stats.unexpected),
    retried: suites.flatMap(retriedIn),
  };
}

const retriedIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(retriedIn),
];

const atLeastOneUnless = (succeeded: boolean, failed: number) => (succeeded ? failed : Math.max(failed, 1));

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
