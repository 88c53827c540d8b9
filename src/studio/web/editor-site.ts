import type { PictureFacts } from '../../content/index.ts';

/** What the build of the editor knows of the site, in the editor's document. */
export interface EditorSite {
  /** `owner/name` on GitHub. */
  repository: string;
  branch: string;
  /** Address of a service that signs people in. */
  authenticator?: string;
  /** Address of the public site. */
  address: string;
  /** Git's name for the folder of the code that the editor was built from; '' where that is not in Git. */
  codeVersion: string;
}

/** Id of the element that has it as JSON. */
export const SITE_ID = 'editor-site';

/** File with `EditorFacts`. */
export const FACTS_FILE = 'facts.json';

/** File with all icons (`IconChoice[]`). */
export const ICONS_FILE = 'icons.json';

/** What the check needs that only a build can make fast. */
export interface EditorFacts {
  /** Names of all icons, older ones included. */
  icons: string[];
  /** Of the pictures that there were, by their stamps. */
  pictures: Record<string, PictureFacts>;
}
