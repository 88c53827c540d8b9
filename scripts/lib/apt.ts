import { spawnSync } from 'node:child_process';
import { runProgram } from './run-program.ts';

/** Installs packages with apt-get where it exists and needs no password; elsewhere does nothing. */
export async function aptInstall(...packages: string[]): Promise<void> {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return;
  const [program = '', ...prefix] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', '-qq', '-y'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram(program, [...prefix, 'update'], env);
  await runProgram(program, [...prefix, 'install', '--no-install-recommends', ...packages], env);
}
