import type { PictureRequest } from '../../prerender/picture-files.ts';
import type { Assets } from '../../site/context/assets.ts';
import type { FileChoice, IconChoice, PictureChoice } from '../field-data.ts';
import { EDIT_PATH } from '../protocol.ts';
import { post } from './api.ts';

/** Address of a picture of the content, as wide as it is shown. */
export const pictureUrl = (file: string, width: number): string =>
  `${EDIT_PATH}/thumbnail?${new URLSearchParams({ file, width: String(width) })}`;

let icons: Promise<IconChoice[]> | undefined;

/** All icons; loaded once. */
export function loadIcons(): Promise<IconChoice[]> {
  icons ??= post<IconChoice[]>('icons', {}).catch((error: unknown) => {
    icons = undefined;
    throw error;
  });
  return icons;
}

/** How to draw pictures, by `pictureKey`; those that cannot be read are left out. */
export const measurePictures = (pictures: PictureRequest[]): Promise<Assets['pictures']> =>
  post('pictures', { pictures });

/** Puts a picture into the content. */
export const storePicture = (file: File): Promise<PictureChoice> =>
  post(`picture?${new URLSearchParams({ name: file.name })}`, file);

/** Puts a file for visitors into the content. */
export const storeFile = (file: File): Promise<FileChoice> =>
  post(`file?${new URLSearchParams({ name: file.name })}`, file);

/** Makes a Markdown text. @returns its name */
export const makeText = async (title: string): Promise<string> =>
  (await post<{ name: string }>('text/new', { title })).name;
