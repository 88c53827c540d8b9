import type { PictureRequest } from '../../prerender/picture-files.ts';
import type { Assets } from '../../site/context/assets.ts';
import type { FileChoice, IconChoice, PictureChoice } from '../field-data.ts';
import { post } from './api.ts';

let icons: Promise<IconChoice[]> | undefined;

/** All icons; loaded once. */
export function loadIcons(): Promise<IconChoice[]> {
  icons ??= post<IconChoice[]>('icons').catch((error: unknown) => {
    icons = undefined;
    throw error;
  });
  return icons;
}

/** How to draw pictures, by `pictureKey`; those that cannot be read are left out. */
export const measurePictures = (pictures: PictureRequest[]): Promise<Assets['pictures']> =>
  post('pictures', { pictures });

/** Address of a picture of the content; `''` where there is none. */
export const pictureUrl = (file: string): Promise<string> => post('picture-url', { file });

/** Prepares a picture, and puts it into the content. */
export const storePicture = (file: File): Promise<PictureChoice> => post('add-picture', { file });

/** Puts a file for visitors into the content. */
export const storeFile = (file: File): Promise<FileChoice> => post('add-file', { file });

/** Makes a Markdown text. @returns its name */
export const makeText = (title: string): Promise<string> => post('new-text', { title });
