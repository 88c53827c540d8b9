import type { Problem } from '../content/index.ts';

/** The build stopped because the content has mistakes. */
export class ContentError extends Error {
  constructor(readonly problems: Problem[]) {
    super('The content has mistakes, so nothing was built.');
    this.name = 'ContentError';
  }
}
