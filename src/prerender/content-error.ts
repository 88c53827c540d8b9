import type { Diagnostic } from '../content/index.ts';

/** The build stopped because the content has mistakes. */
export class ContentError extends Error {
  constructor(readonly problems: Diagnostic[]) {
    super('The content has mistakes, so nothing was built.');
    this.name = 'ContentError';
  }
}
