import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { exists } from '../build/cache.ts';
import type { PictureRequest } from '../build/picture-files.ts';
import type { PictureData } from '../context/assets.ts';
import { PictureError, type PicturePreviews } from './picture-previews.ts';

/** Answers the canvas of the editor with the data of pictures; the check reports those that cannot be read. */
export function editorMeasure(imagesDir: string, pictures: PicturePreviews) {
  async function measureOne(request: PictureRequest): Promise<[string, PictureData][]> {
    if (!(await exists(join(imagesDir, request.file)))) return [];
    try {
      return [...(await pictures.measure([request]))];
    } catch (error) {
      if (error instanceof PictureError) return [];
      throw error;
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requests = (await json(request)) as PictureRequest[];
    const found = await Promise.all(requests.map(measureOne));
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(Object.fromEntries(found.flat())));
  };
}
