import type { Site } from '../../content/index.ts';
import type { ShownProblems } from './problems/view.ts';

/** Saved content, which pages can fetch now. */
export interface ContentChanged {
  /** Addresses of changed, new and deleted pages; `all` if every page may have changed. */
  pages: string[] | 'all';
  /** The new site.yaml, if it has changed. */
  site?: Site;
}

/** The messages between the development server and its pages, besides Vite's own. */
declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** To all pages, and to a page that has sent `content:hello`. */
    'content:changed': ContentChanged;
    /** Errors and warnings; to all pages when they change, and to a page that has sent `content:hello`. */
    'content:problems': ShownProblems;
    /** To all pages: a file of the project's code was saved. */
    'code:changed': { path: string };
    /** From a page that is ready for messages. */
    'content:hello': null;
  }
}
