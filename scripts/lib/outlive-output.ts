import { hasCode } from '../../src/has-code.ts';

/** Lets a service run on when the reader of its output ends, as `head` does: messages matter more than their log. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (!hasCode(error, 'EPIPE', 'EIO')) throw error;
    });
}
