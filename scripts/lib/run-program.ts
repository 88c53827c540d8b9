import { spawn, spawnSync } from 'node:child_process';

/**
 * Runs a program in this terminal.
 * @param env additional environment variables
 * @returns whether it could be started and exited with status 0
 */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      // On Windows, npm installs programs as scripts, which need a shell.
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

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
