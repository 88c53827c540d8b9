import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.ts';

const find = () => ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0);

/**
 * The nginx of this machine, installed first when it has none.
 * @throws Error when that fails
 */
export async function findNginx(): Promise<string> {
  const present = find();
  if (present) return present;
  console.log('This machine has no nginx; installing it …');
  await aptInstall('nginx-light');
  const installed = find();
  if (!installed) throw new Error('There is no nginx, and it could not be installed. Install nginx first.');
  return installed;
}
