import { spawn } from 'node:child_process';

/**
 * Runs a program in this terminal.
 * @param env variables to add to this process's own
 * @returns whether it ended well; a program that cannot be started did not
 */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      // The programs that npm installs are scripts, which Windows starts by its shell only.
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}
