import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, parse } from 'node:path';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { exists } from '../build/cache.ts';
import type { PictureRequest } from '../build/picture-files.ts';
import type { PictureData } from '../context/assets.ts';
import { MEASURE_PATH, PREVIEW_PATH } from '../editor/setup.ts';
import { contentType } from '../host/content-type.ts';
import { PictureError, type PicturePreviews } from './picture-previews.ts';

/** The pictures of the visual editor: data for its canvas, and small previews of any file for its forms. */
export function editorPictures(imagesDir: string, pictures: PicturePreviews) {
  /** The data of the pictures that can be read; the check reports the others. */
  async function measure(requests: PictureRequest[]): Promise<Record<string, PictureData>> {
    const all = await Promise.all(
      requests.map(async (request) => {
        if (!(await exists(join(imagesDir, request.file)))) return [];
        return pictures.measure([request]).catch((error: unknown) => {
          if (error instanceof PictureError) return [];
          throw error;
        });
      }),
    );
    return Object.fromEntries(all.flatMap((found) => [...found]));
  }

  async function preview(file: string, width: number): Promise<Buffer | undefined> {
    const path = join(imagesDir, normalize(file));
    if (!path.startsWith(join(imagesDir, '/')) || !(await exists(path))) return undefined;
    const size = Math.min(Math.max(width || 320, 16), 2880);
    return sharp(path)
      .rotate()
      .resize({ width: size, withoutEnlargement: true })
      .webp({ effort: 0 })
      .toBuffer();
  }

  return {
    claims: (pathname: string) => pathname === MEASURE_PATH || pathname.startsWith(PREVIEW_PATH),

    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const send = (status: number, type: string, body: string | Buffer) =>
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
      if (pathname === MEASURE_PATH) {
        const requests = (await json(request)) as PictureRequest[];
        return void send(200, 'application/json', JSON.stringify(await measure(requests)));
      }
      const file = decodeURIComponent(pathname.slice(PREVIEW_PATH.length));
      const body = await preview(file, Number(searchParams.get('width')));
      if (body) send(200, contentType(`${parse(file).name}.webp`), body);
      else send(404, 'text/plain; charset=utf-8', 'There is no such picture.');
    },
  };
}
