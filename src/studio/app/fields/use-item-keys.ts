import { useRef } from 'react';

/** The keys of a list's items: each item keeps its own through moves, copies and deletions made here. */
export function useItemKeys(length: number) {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  const fresh = () => next.current++;
  // After a change made elsewhere, such as an undo.
  while (keys.current.length < length) keys.current.push(fresh());
  keys.current.length = length;
  return {
    keys: keys.current,
    /** @returns the key of the new item */
    insert(at: number): number {
      const key = fresh();
      keys.current.splice(at, 0, key);
      return key;
    },
    remove(at: number): void {
      keys.current.splice(at, 1);
    },
    move(from: number, to: number): void {
      keys.current.splice(to, 0, ...keys.current.splice(from, 1));
    },
  };
}
