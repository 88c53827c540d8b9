import type { Store } from './store.ts';

/**
 * Makes a function that reads files, each again only when it has changed since the last call.
 * @param read reads one file
 */
export function remember<Result>(store: Store, read: (path: string) => Promise<Result>) {
  let known = new Map<string, { stamp: string; result: Result }>();
  return async (paths: readonly string[]): Promise<[path: string, result: Result][]> => {
    const now: typeof known = new Map();
    for (const path of paths) {
      const stamp = store.stamp(path);
      const before = known.get(path);
      now.set(path, before?.stamp === stamp ? before : { stamp, result: await read(path) });
    }
    known = now;
    return [...now].map(([path, { result }]) => [path, result]);
  };
}
