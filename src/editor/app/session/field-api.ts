import type { IconChoice, PictureChoice } from '../../field-data.ts';
import { EDIT_PATH } from '../../protocol.ts';

/** Address of a picture of the content, as wide as it is shown. */
export const pictureUrl = (file: string, width: number): string =>
  `${EDIT_PATH}/picture?${new URLSearchParams({ file, width: String(width) })}`;

let icons: Promise<IconChoice[]> | undefined;

/** All icons; loaded once. */
export function loadIcons(): Promise<IconChoice[]> {
  icons ??= fetch(`${EDIT_PATH}/icons`).then((response) => response.json() as Promise<IconChoice[]>);
  return icons;
}

export async function addPicture(_file: File): Promise<PictureChoice> {
  throw new Error('Pictures cannot be added yet.');
}

export async function addText(_title: string): Promise<string> {
  throw new Error('Texts cannot be added yet.');
}
