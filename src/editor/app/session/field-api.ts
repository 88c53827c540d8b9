import type { FieldData, IconChoice, PictureChoice } from '../../field-data.ts';
import { PREVIEW_PATH } from '../../setup.ts';
import { post, send } from './api.ts';

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

/** What fields choose from, as it is now. */
export const readFieldData = (): Promise<FieldData> => post('fields', {});

/** Puts a picture into the content, prepared for the web. */
export const addPicture = (file: File): Promise<PictureChoice> =>
  send(`picture?${new URLSearchParams({ name: file.name })}`, file);

/** Makes a new Markdown text. @returns its name */
export const makeText = async (title: string): Promise<string> =>
  (await post<{ name: string }>('text/new', { title })).name;
