/**
 * Waits until this program is asked to stop (Ctrl-C or SIGTERM), stops it, and ends with status 0.
 * Being asked again while it stops changes nothing: a terminal and npm may both pass one Ctrl-C on.
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
