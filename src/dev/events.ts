import type { Site } from '../content/index.ts';
import type { ProblemView } from './problems/view.ts';

/** Content was saved; it can be fetched from now on. */
export interface ContentChanged {
  /** Addresses of the pages that look different, came or went; `all` where every page may. */
  pages: string[] | 'all';
  /** The new site.yaml, where it has changed. */
  site?: Site;
}

/** What the development server and its pages say to each other, beside what Vite says. */
declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** To all pages, and to a page that has said hello. */
    'content:changed': ContentChanged;
    /** To all pages, each time the problems have changed, and to a page that has said hello. */
    'content:problems': ProblemView[];
    /** To all pages: a file of the project's code was saved. */
    'code:changed': { path: string };
    /** From a page that is ready to hear of the content. */
    'content:hello': null;
  }
}
