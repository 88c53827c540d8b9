/** What a route is given. */
export interface RouteRequest {
  /** The body as it was sent. */
  body: Uint8Array;
  /** The body as JSON. @throws RequestError when it is none */
  json(): unknown;
  /** What follows the question mark of the address. */
  query: URLSearchParams;
  /** Whether nobody waits for the answer any more. */
  isGone(): boolean;
}

/** One request that the editor can make, under `/__edit/NAME`. */
export interface Route {
  /** `POST` if left out. */
  method?: 'GET' | 'POST';
  /** Most bytes of a body; two million if left out. */
  limit?: number;
  /** Answers with a `PictureFile`, and without the token, which images in a document cannot carry. */
  isPicture?: true;
  /** @returns what the editor gets as JSON @throws RequestError for a refusal with a sentence */
  handle(request: RouteRequest): unknown;
}

/** A file to be sent. */
export interface PictureFile {
  type: string;
  body: Buffer;
}

/** The routes by name. A part of the editor adds its own when the server starts. */
export type Routes = Readonly<Record<string, Route>>;
