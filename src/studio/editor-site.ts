import type { PictureFacts } from '../content/index.ts';

/** The editor's settings, as JSON in its document. */
export interface EditorSite {
  /** Address of the public site; `''` for the server that sends this document. */
  address: string;
  /** Where the content is. */
  place: Repository | Folder;
}

/** A repository on GitHub. */
export interface Repository {
  kind: 'repository';
  /** `owner/name`. */
  repository: string;
  branch: string;
  /** Address of a service that signs people in. */
  authenticator?: string;
  /** Git's name for the folder of the code that the editor was built from; '' where that is not in Git. */
  codeVersion: string;
}

/** The content folder of the development server. */
export interface Folder {
  kind: 'folder';
  /** What only documents of that server know. */
  token: string;
}

/** Id of the element that has it as JSON. */
export const SITE_ID = 'editor-site';

/** Address of the editor on the development server, before `#` and the address of a page. */
export const EDITOR_PATH = '/_edit';

/** File with `EditorFacts`. */
export const FACTS_FILE = 'facts.json';

/** File with all icons (`IconChoice[]`). */
export const ICONS_FILE = 'icons.json';

/** What the check needs that Node finds faster than a browser. */
export interface EditorFacts {
  /** Names of all icons, older ones included. */
  icons: string[];
  /** Of the pictures that there were, by their stamps. */
  pictures: Record<string, PictureFacts>;
}
