import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ClientCode } from './compile.ts';
import type { ModuleContent } from './content-modules.ts';

export interface CompileJob {
  content: ModuleContent;
  /** Folder of the built site. */
  out: string;
  /** Folder for the code that renders pages on this machine. */
  rendererDir: string;
}

export interface Compiled {
  client: ClientCode;
  rendererFile: string;
}

/**
 * Compiles in a process of its own: the bundler takes as much memory as ten thousand pages, and all of it is given back
 * before they are written.
 * @throws when it fails; what is wrong has then been written to the error output
 */
export async function compileInSubprocess(job: CompileJob): Promise<Compiled> {
  const child = fork('scripts/run.js', ['compile-code'], { serialization: 'advanced' });
  const ended = once(child, 'exit');
  let compiled: Compiled | undefined;
  child.once('message', (message) => {
    compiled = message as Compiled;
  });
  child.send(job);
  const [code] = await ended;
  if (code !== 0 || !compiled) throw new Error('The code of the site could not be compiled; see above.');
  return compiled;
}
