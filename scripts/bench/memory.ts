import { execFile } from 'node:child_process';

/** How often is looked, in milliseconds. */
const INTERVAL_MS = 100;

/**
 * Watches how much memory a process and all that it has started have in use, as `ps` reports it.
 * @throws in a callback, and so out of the process, where there is no `ps`
 * @returns a function that ends it and returns the peak of one process and of all together, in megabytes
 */
export function watchMemory(root: number): { stop: () => { one: number; all: number } } {
  const most = { one: 0, all: 0 };
  const look = () =>
    execFile('ps', ['-A', '-o', 'pid=,ppid=,rss='], (error, printed) => {
      if (error) throw error;
      const sizes = sizesUnder(root, printed);
      most.one = Math.max(most.one, ...sizes);
      most.all = Math.max(
        most.all,
        sizes.reduce((sum, size) => sum + size, 0),
      );
    });
  const timer = setInterval(look, INTERVAL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** Megabytes of each process that descends from another. */
function sizesUnder(root: number, printed: string): number[] {
  const rows = printed
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // A child may be listed before its parent.
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  }
  return rows.filter(([pid = 0]) => family.has(pid)).map(([, , kilobytes = 0]) => kilobytes / 1024);
}
