import type { PictureChoice } from '../field-data.ts';
import { cleanFileName } from './file-name.ts';
import { preparePicture } from './prepare-picture.ts';
import { storeNew } from './store-new.ts';

/**
 * Prepares a picture and stores it in `content/images` under a clean name of its own.
 * @param name the name that the file had
 * @throws PictureRefused with a sentence for the person
 */
export async function storePicture(contentDir: string, name: string, bytes: Buffer): Promise<PictureChoice> {
  const { bytes: prepared, ending, width, height } = await preparePicture(bytes);
  const choose = (taken: ReadonlySet<string>) => cleanFileName(name, 'picture', ending, taken);
  const file = await storeNew(contentDir, 'images', prepared, choose);
  return { file, width, height };
}
