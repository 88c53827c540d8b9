/** Something that cannot be done, and the sentence for whoever wants it. */
export class Refusal extends Error {
  /** Whether it is about a file that is not there. */
  readonly isMissing: boolean;

  constructor(
    message: string,
    { isMissing = false, ...options }: ErrorOptions & { isMissing?: boolean } = {},
  ) {
    super(message, options);
    this.isMissing = isMissing;
  }
}
