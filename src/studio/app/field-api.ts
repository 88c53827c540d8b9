import type { PictureRequest } from '../../prerender/picture-files.ts';
import type { Assets } from '../../site/context/assets.ts';
import type { FileChoice, IconChoice, PictureChoice } from '../field-data.ts';
import { preparePicture } from '../pictures/prepare-picture.ts';
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

/** Prepares a picture, and puts it into the content. */
export async function storePicture(file: File): Promise<PictureChoice> {
  const { bytes } = await preparePicture(new Uint8Array(await file.arrayBuffer()));
  return post(`picture?${new URLSearchParams({ name: file.name })}`, new Blob([bytes.slice()]));
}

/** Puts a file for visitors into the content. */
export const storeFile = (file: File): Promise<FileChoice> =>
  post(`file?${new URLSearchParams({ name: file.name })}`, file);

/** Makes a Markdown text. @returns its name */
export const makeText = async (title: string): Promise<string> =>
  (await post<{ name: string }>('text/new', { title })).name;
