/**
 * Uses what the browser keeps for this site. Where a person has blocked that, reading and writing throw.
 * @returns undefined where it is blocked, or full: then nothing has been kept
 */
export function unlessBlocked<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
