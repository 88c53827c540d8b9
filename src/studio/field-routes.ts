import { join } from 'node:path';
import { iconChoices } from './server/icon-choices.ts';
import { fieldPicture } from './server/picture-choices.ts';
import { type FieldSources, readFieldData } from './server/read-field-data.ts';
import { RequestError } from './server/request.ts';
import type { Routes } from './server/route.ts';
import { storeText } from './uploads/store-text.ts';

/**
 * What the fields of the editor ask the server for.
 * @param sources the content as it is now
 * @param written reads files that were written, and updates open pages
 */
export function fieldRoutes(
  sources: () => FieldSources,
  written: (paths: readonly string[]) => Promise<void>,
): Routes {
  return {
    fields: { handle: () => readFieldData(sources()) },
    icons: { handle: iconChoices },
    thumbnail: {
      method: 'GET',
      isPicture: true,
      async handle({ query }) {
        const imagesDir = join(sources().dir, 'images');
        const picture = await fieldPicture(imagesDir, query.get('file') ?? '', Number(query.get('width')));
        if (!picture) throw new RequestError(404, 'There is no such picture.');
        return picture;
      },
    },
    'text/new': {
      async handle({ json }) {
        const { title } = (json() ?? {}) as { title?: unknown };
        if (typeof title !== 'string' || title.trim() === '')
          throw new RequestError(400, 'Please give the text a title.');
        const { dir } = sources();
        const file = await storeText(dir, title.trim());
        await written([join(dir, 'text', file)]);
        return { name: file.replace(/\.md$/, '') };
      },
    },
  };
}
