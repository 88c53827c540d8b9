/** Runs work after what was begun before. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** @returns a function that runs work one after the other, in which overlapping work would mix two states */
export function createQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** The same functions, each call of which waits for its turn. */
export function allInTurn<All extends Record<string, (...given: never[]) => Promise<unknown>>>(
  inTurn: InTurn,
  all: All,
): All {
  const waiting = Object.entries(all).map(
    ([name, work]) => [name, (...given: never[]) => inTurn(() => work(...given))] as const,
  );
  return Object.fromEntries(waiting) as All;
}
