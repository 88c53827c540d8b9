/** The longest increasing subsequence of distinct numbers. */
export function longestIncreasing(numbers: readonly number[]): number[] {
  /** For each length, the subsequence of that length with the lowest end, from its end to its start. */
  const best: { last: number; before: Chain | undefined }[] = [];
  for (const last of numbers) {
    const found = best.findIndex((chain) => chain.last > last);
    const at = found < 0 ? best.length : found;
    best[at] = { last, before: best[at - 1] };
  }
  const result: number[] = [];
  for (let chain: Chain | undefined = best.at(-1); chain; chain = chain.before) result.unshift(chain.last);
  return result;
}

type Chain = { last: number; before: Chain | undefined };
