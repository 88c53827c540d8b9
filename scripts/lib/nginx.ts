import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.ts';

const find = () => ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0);

/**
 * Finds nginx on this machine, and installs it if necessary.
 * @throws Error when installing fails
 */
export async function findNginx(): Promise<string> {
  const present = find();
  if (present) return present;
  console.log('Installing nginx …');
  await aptInstall('nginx-light');
  const installed = find();
  if (!installed) throw new Error('nginx could not be installed. Install it first.');
  return installed;
}
