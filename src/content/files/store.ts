import type { PictureFacts } from './pictures.ts';
import type { Files } from './sort-files.ts';

/** Where content comes from: a folder on disk, a repository elsewhere, or either with some files changed in memory. */
export interface Store {
  /** The content folder as diagnostics show it: relative to the project, with forward slashes. */
  dir: string;
  /** @throws when there is no such folder */
  list(): Files;
  read(path: string): Uint8Array | Promise<Uint8Array>;
  /** What the check has to know of a picture. @param bytes those of a picture that is not stored yet */
  measure(path: string, bytes?: Uint8Array): Promise<PictureFacts>;
  /** A word that changes when the file does. */
  stamp(path: string): string;
}
