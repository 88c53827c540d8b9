declare module 'negotiator' {
  /** Reads what a client accepts (RFC 9110, section 12.5); its own types lack `preferred`. */
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    /** The best of the available encodings; of those that the client likes equally, the first preferred one. */
    encoding<Name extends string>(
      available: readonly Name[],
      options?: { preferred?: readonly Name[] },
    ): Name | undefined;
  }
}
