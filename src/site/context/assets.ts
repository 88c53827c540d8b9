import { createContext } from 'react';

/** An icon's strokes on a 24 × 24 grid: element names with their attributes. */
export type IconShape = [element: string, attributes: Record<string, string>][];

/** One picture in one preset. */
export interface PictureData {
  /** Address of the folder with the versions, ending in a slash; for a drawing, of the file itself. */
  base: string;
  /** Size of the largest version of the last crop, or of the drawing. */
  width: number;
  height: number;
  /** For each crop of the preset, the available widths and the largest one's height; empty for a drawing. */
  crops: { widths: number[]; height: number }[];
}

/** A file for visitors to keep. */
export interface FileData {
  /** Its address. */
  url: string;
  /** Its media type. A link with a type leads to a file, which the site's scripts leave to the browser. */
  type: string;
  /** Its kind and size: `PDF, 480 kB`. */
  about: string;
}

/** Build results that one page's content needs. They travel beside the content, never inside it. */
export interface Assets {
  /** By `pictureKey(preset, file)`. */
  pictures: Record<string, PictureData>;
  /** By the name that editors write. */
  icons: Record<string, IconShape>;
  /** Compiled Markdown, by the name of the file. */
  texts: Record<string, { title: string; html: string }>;
  /** By the name or link that editors write, `list.pdf` or `files/list.pdf`; absent if the page has none. */
  files?: Record<string, FileData>;
}

export const AssetsContext = createContext<Assets>({ pictures: {}, icons: {}, texts: {} });
