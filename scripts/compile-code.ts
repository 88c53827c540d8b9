/** The process that a build starts, see `compileInSubprocess`: compiles what it is sent, answers, and ends. */
import { compileClient, compileRenderer } from '../src/build/compile.ts';
import type { Compiled, CompileJob } from '../src/build/compile-in-subprocess.ts';

// Where the build was killed, nobody waits for this.
process.once('disconnect', () => process.exit());
process.once('message', async ({ content, out, rendererDir }: CompileJob) => {
  const [client, rendererFile] = await Promise.all([
    compileClient(content, out),
    compileRenderer(content, rendererDir),
  ]);
  process.send?.({ client, rendererFile } satisfies Compiled, () => process.disconnect());
});
