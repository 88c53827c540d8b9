import { z } from 'zod';
import { pictureName } from '../../content/index.ts';
import { listFiles } from '../../content/node/index.ts';
import { imagePresets } from '../../site/ui/image-presets.ts';
import { parsed } from '../server/change-schema.ts';
import type { Route } from '../server/route.ts';
import type { PicturePreviews } from './picture-previews.ts';

const presets = Object.keys(imagePresets) as (keyof typeof imagePresets)[];
const picture = z.strictObject({
  file: z.string(),
  preset: z.enum(presets),
  focus: z.string().exactOptional(),
});
const requests = z.strictObject({ pictures: z.array(picture).max(1000) });

/**
 * Tells the canvas of the editor how to draw pictures (`PictureRequest[]`), by `pictureKey`. Pictures that are missing or
 * broken are left out; the check reports those.
 */
export function measureRoute(dir: string, pictures: PicturePreviews): Route {
  return {
    async handle({ json }) {
      const there = new Set(listFiles(dir).images.map(pictureName));
      const wanted = parsed(requests, json()).pictures.filter(({ file }) => there.has(file));
      return Object.fromEntries(await pictures.measureReadable(wanted));
    },
  };
}
