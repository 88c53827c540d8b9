import type { IconChoice, PictureChoice } from '../../field-data.ts';
import { PREVIEW_PATH } from '../../setup.ts';
import { post } from './api.ts';

/** Address of a picture of the content, as wide as it is shown. */
export const pictureUrl = (file: string, width: number): string =>
  `${PREVIEW_PATH}${encodeURIComponent(file)}?width=${width}`;

let icons: Promise<IconChoice[]> | undefined;

/** All icons; loaded once. */
export function loadIcons(): Promise<IconChoice[]> {
  icons ??= post<IconChoice[]>('icons', {}).catch((error: unknown) => {
    icons = undefined;
    throw error;
  });
  return icons;
}

export async function addPicture(_file: File): Promise<PictureChoice> {
  throw new Error('Pictures cannot be added yet.');
}

export async function addText(_title: string): Promise<string> {
  throw new Error('Texts cannot be added yet.');
}
