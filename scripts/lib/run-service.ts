import { hasCode } from '../../src/prerender/host/has-code.ts';

const fail = (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

/**
 * Starts a service and closes it on Ctrl-C or SIGTERM, with exit status 0. Further signals are ignored, because the terminal
 * and npm may both pass on one Ctrl-C. The service outlives the reader of its output, such as `head`.
 * @param start starts it, and returns how it is closed
 */
export async function runService(start: () => Promise<() => Promise<unknown>>): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (!hasCode(error, 'EPIPE', 'EIO')) throw error;
    });
  const close = await start().catch(fail);
  let stopping = false;
  const stop = () => {
    if (!stopping) close?.().then(() => process.exit(0), fail);
    stopping = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
