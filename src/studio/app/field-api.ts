import type { PictureRequest } from '../../prerender/picture-files.ts';
import type { Assets } from '../../site/context/assets.ts';
import type { FileChoice, IconChoice, PictureChoice } from '../field-data.ts';
import { preparePicture } from '../pictures/prepare-picture.ts';
import { way } from './api.ts';

let icons: Promise<IconChoice[]> | undefined;

/** All icons; loaded once. */
export function loadIcons(): Promise<IconChoice[]> {
  icons ??= way.post<IconChoice[]>('icons', {}).catch((error: unknown) => {
    icons = undefined;
    throw error;
  });
  return icons;
}

/** How to draw pictures, by `pictureKey`; those that cannot be read are left out. */
export const measurePictures = (pictures: PictureRequest[]): Promise<Assets['pictures']> =>
  way.post('pictures', { pictures });

/** Prepares a picture, and puts it into the content. */
export async function storePicture(file: File): Promise<PictureChoice> {
  const { bytes } = await preparePicture(new Uint8Array(await file.arrayBuffer()));
  return way.post(`picture?${new URLSearchParams({ name: file.name })}`, new Blob([bytes.slice()]));
}

/** Puts a file for visitors into the content. */
export const storeFile = (file: File): Promise<FileChoice> =>
  way.post(`file?${new URLSearchParams({ name: file.name })}`, file);

/** Makes a Markdown text. @returns its name */
export const makeText = async (title: string): Promise<string> =>
  (await way.post<{ name: string }>('text/new', { title })).name;
