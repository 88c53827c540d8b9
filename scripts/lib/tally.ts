import { relative } from 'node:path';
import { z } from 'zod';

/** How many checks went well and how many did not, and the names of failed tests. */
export interface Tally {
  passed: number;
  failed: number;
  failures: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
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
  failures: [],
});

/**
 * The tally in the JSON report of Vitest.
 * @param succeeded whether Vitest ended well; if not, at least one test counts as failed
 * @throws when the report is none of Vitest's
 */
export function tallyVitest(report: unknown, succeeded: boolean): Tally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative('', name);
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
  return { passed: numPassedTests, failed: atLeastOneUnless(succeeded, numFailedTests), failures };
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
    failures: suites.flatMap((suite) => namesIn(suite, 'unexpected')),
    retried: suites.flatMap((suite) => namesIn(suite, 'flaky')),
  };
}

const namesIn = ({ suites = [], specs }: Suite, wanted: string): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => namesIn(suite, wanted)),
];

const atLeastOneUnless = (succeeded: boolean, failed: number) => (succeeded ? failed : Math.max(failed, 1));

type Counts = Omit<Tally, 'failures'>;

export const sum = (tallies: Counts[]): Counts =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
