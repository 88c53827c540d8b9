import { createContext } from 'react';
import type { IconShape } from '../ui/Icon.tsx';
import type { PictureData } from '../ui/places.ts';

/** What the build worked out for one page’s content: it travels beside the content, never inside it. */
export interface Assets {
  /** By `pictureKey(place, file)`. */
  pictures: Record<string, PictureData>;
  /** By the name that editors write. */
  icons: Record<string, IconShape>;
  /** Compiled Markdown, by the name of the file. */
  texts: Record<string, { title: string; html: string }>;
}

export const AssetsContext = createContext<Assets>({ pictures: {}, icons: {}, texts: {} });
