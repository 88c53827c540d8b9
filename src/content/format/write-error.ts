import type { Path } from '../diagnostic.ts';

/** Why a change cannot be written; the message is a sentence for editors. Nothing has been changed then. */
export class WriteError extends Error {
  override readonly name = 'WriteError';

  constructor(
    message: string,
    /** The value that could not be written. */
    readonly path: Path = [],
  ) {
    super(message);
  }
}

/** What a function returns; undefined where it throws a WriteError. */
export function unlessRefused<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof WriteError) return undefined;
    throw error;
  }
}
