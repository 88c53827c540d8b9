import type { HostCheck } from './check-host.ts';

/** Prints checks with what each found wrong, then how many passed; sets the exit code when one failed. */
export function printChecks(checks: readonly HostCheck[]): void {
  for (const { name, wrong } of checks)
    console.log([`${wrong.length === 0 ? '✓' : '✗'} ${name}`, ...wrong].join('\n    '));
  const failed = checks.filter(({ wrong }) => wrong.length > 0).length;
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
