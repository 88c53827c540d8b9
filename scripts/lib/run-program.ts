import { spawn } from 'node:child_process';

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
