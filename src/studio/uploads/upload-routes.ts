import { join } from 'node:path';
import type { EditContext, Gate } from '../server/gate.ts';
import { RequestError } from '../server/request.ts';
import type { InTurn, Routes } from '../server/route.ts';
import { PictureRefused } from './prepare-picture.ts';
import { storeFile } from './store-file.ts';
import { storePicture } from './store-picture.ts';

/** A photo of the best phones has 25 MB. */
const MAX_BYTES = 50_000_000;

/** `POST picture?name=IMG_1.JPG` and `POST file?name=Prices.pdf`, with the bytes of the file as the body. */
export function uploadRoutes({ dir, written }: EditContext, gate: Gate, inTurn: InTurn): Routes {
  return {
    picture: {
      limit: MAX_BYTES,
      async handle({ body, query }) {
        try {
          const stored = await storePicture(dir, query.get('name') ?? '', body);
          await written([join(dir, 'images', stored.file)]);
          return stored;
        } catch (error) {
          if (error instanceof PictureRefused) throw new RequestError(422, error.message);
          throw error;
        }
      },
    },
    file: {
      limit: MAX_BYTES,
      async handle({ body, query }) {
        const stored = await inTurn(() => storeFile(dir, gate, query.get('name') ?? '', body));
        await written([join(dir, 'files', stored.file)]);
        return stored;
      },
    },
  };
}
