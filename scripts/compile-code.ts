/** The subprocess of `compileInSubprocess`: compiles one job, sends the result and exits. */
import { compileClient, compileRenderer } from '../src/build/compile.ts';
import type { Compiled, CompileJob } from '../src/build/compile-in-subprocess.ts';

// Exit when the build was killed.
process.once('disconnect', () => process.exit());
process.once('message', async ({ content, out, rendererDir }: CompileJob) => {
  const [client, rendererFile] = await Promise.all([
    compileClient(content, out),
    compileRenderer(content, rendererDir),
  ]);
  process.send?.({ client, rendererFile } satisfies Compiled, () => process.disconnect());
});
