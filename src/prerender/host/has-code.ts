/** Whether an error of Node's carries one of these codes, such as `ENOENT`. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
