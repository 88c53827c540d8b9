import type { FormModel } from '../content/index.ts';
import type { Assets } from '../site/context/assets.ts';
import type { FieldData } from './field-data.ts';
import type { OpenFile } from './protocol.ts';

/** What the editor's document passes to its script. */
export interface EditorSetup {
  /** The file of the page: `pages/about.yaml`. */
  file: string;
  address: string;
  /** The page's file and those that it may show: site.yaml and the Markdown texts. */
  opened: OpenFile[];
  forms: FormModel;
  fieldData: FieldData;
  /** Assets of the page, and of the examples that new sections begin with. */
  assets: Assets;
}

/** Followed by the address of a page, it is the address of that page's editor. */
export const EDITOR_ROOT = '/_edit';

/** Id of the element with the setup. */
export const SETUP_ID = 'editor-setup';
