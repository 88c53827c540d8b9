/**
 * Calls `stop` on Ctrl-C or SIGTERM and exits with status 0. Further signals are ignored, because the terminal and npm
 * may both pass on one Ctrl-C.
 */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
