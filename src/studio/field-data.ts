import type { IconShape } from '../site/context/assets.ts';

/** A page that a link can lead to. */
export interface PageChoice {
  address: string;
  title: string;
  /** The places on it that have a name, in their order. */
  anchors: { id: string; label: string }[];
}

/** A picture in `content/images`. */
export interface PictureChoice {
  /** Its name, as sections write it. */
  file: string;
  /** In pixels, upright; a drawing's as it says itself, or as it is drawn. */
  width: number;
  height: number;
  /** What it shows, where a page says so already. */
  alt?: string;
}

/** A file in `content/files`. */
export interface FileChoice {
  /** Its name below that folder. */
  file: string;
  bytes: number;
}

/** A Markdown text in `content/text`. */
export interface TextChoice {
  name: string;
  title: string;
}

/** An icon of the Lucide set. */
export interface IconChoice {
  name: string;
  /** Older names of it. */
  aliases: string[];
  shape: IconShape;
}

/** What the fields of the editor choose from. */
export interface FieldData {
  pages: PageChoice[];
  pictures: PictureChoice[];
  files: FileChoice[];
  texts: TextChoice[];
}
