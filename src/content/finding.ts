/** Where a value stands in a file: keys and list positions from the top. */
export type Path = readonly (string | number)[];

/** How a finding can be put right with certainty. */
export type Edit =
  /** The key becomes another. */
  | { kind: 'rename-key'; key: string }
  /** The text becomes another; quotes are chosen as needed. */
  | { kind: 'set-text'; text: string }
  /** These keys move under the (empty) field of this name, one step in. */
  | { kind: 'nest'; keys: string[] };

/** A mistake in values, known by its path; the place in the file is worked out only for those that are told. */
export interface Finding {
  path: Path;
  /** What to mark: the key, the value, or (without a key of its own) the first line of what stands there. */
  at: 'key' | 'value';
  /** The part of the text that is meant, as offsets into it. */
  span?: readonly [number, number];
  /** For Markdown: the place itself, as offsets into the file. */
  range?: readonly [number, number];
  code: string;
  severity: 'error' | 'warning';
  message: string;
  suggestion?: string;
  /** The suggestion is lines for this group: they are shown as far in as the group stands. */
  inGroup?: boolean;
  edit?: Edit;
}

/** A finding that stops the build. */
export const error = (
  path: Path,
  at: Finding['at'],
  code: string,
  message: string,
  more: Partial<Finding> = {},
) => ({ path, at, code, severity: 'error', message, ...more }) satisfies Finding;

/** A finding that is only told. */
export const warning = (
  path: Path,
  at: Finding['at'],
  code: string,
  message: string,
  more: Partial<Finding> = {},
) => ({ path, at, code, severity: 'warning', message, ...more }) satisfies Finding;
