import type { HostCheck } from './check-host.ts';

/** Prints checks with their faults and the totals; sets the exit code if one failed. */
export function printChecks(checks: readonly HostCheck[]): void {
  for (const { name, wrong } of checks)
    console.log([`${wrong.length === 0 ? '✓' : '✗'} ${name}`, ...wrong].join('\n    '));
  const failed = checks.filter(({ wrong }) => wrong.length > 0).length;
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
