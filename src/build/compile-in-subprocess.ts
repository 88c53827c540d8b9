import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ClientCode } from './compile.ts';
import type { CompiledContent } from './content-modules.ts';

export interface CompileJob {
  content: CompiledContent;
  /** Folder of the built site. */
  out: string;
  /** Folder for the code that renders pages during the build. */
  rendererDir: string;
}

export interface Compiled {
  client: ClientCode;
  /** Name of the file in the renderer's folder. */
  rendererFile: string;
}

/**
 * Compiles in a subprocess, which returns all of its memory before the pages are written: the bundler needs as much as
 * ten thousand pages.
 * @throws Error when compiling fails; the details are on stderr
 */
export async function compileInSubprocess(job: CompileJob): Promise<Compiled> {
  const child = fork('scripts/run.js', ['compile-code'], { serialization: 'advanced' });
  const exited = once(child, 'exit');
  let compiled: Compiled | undefined;
  child.once('message', (message) => {
    compiled = message as Compiled;
  });
  child.send(job);
  const [code] = await exited;
  if (code !== 0 || !compiled)
    throw new Error('The code of the site could not be compiled; the error is above.');
  return compiled;
}
