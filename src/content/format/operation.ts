import type { Path } from '../diagnostic.ts';

/** A value as YAML and JSON both have it. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/**
 * One change to the data of a file. A path leads from the top of the file; of a Markdown text, from the front matter,
 * and `['body']` is the Markdown below it.
 */
export type Operation =
  /** Replaces a value, or adds the field where it is missing. */
  | { kind: 'set'; path: Path; value: Value }
  /** Removes a field. */
  | { kind: 'remove'; path: Path }
  /** Inserts an item into a list, before the item that is now at `index`. */
  | { kind: 'insert'; path: Path; index: number; value: Value }
  /** Removes an item of a list together with the remarks that belong to it. */
  | { kind: 'delete'; path: Path; index: number }
  /** Moves an item with its remarks; `to` is its index afterwards. */
  | { kind: 'move'; path: Path; from: number; to: number }
  /** Inserts a copy of the item at `from`; `to` is the index of the copy. */
  | { kind: 'copy'; path: Path; from: number; to: number };
