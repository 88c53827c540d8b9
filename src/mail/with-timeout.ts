/**
 * Waits for a promise with a timeout. The work itself is not cancelled.
 * @throws the error made by `onTimeout` when it takes longer than `ms`
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  ms: number,
  onTimeout: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onTimeout()), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
