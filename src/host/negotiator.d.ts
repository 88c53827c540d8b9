declare module 'negotiator' {
  /** Parses what a client accepts (RFC 9110, section 12.5); the published types lack `preferred`. */
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    /** The best available encoding; among equals, the first preferred one. */
    encoding<Name extends string>(
      available: readonly Name[],
      options?: { preferred?: readonly Name[] },
    ): Name | undefined;
  }
}
