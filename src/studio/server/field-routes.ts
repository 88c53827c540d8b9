import { join } from 'node:path';
import { iconChoices } from './icon-choices.ts';
import { fieldPicture } from './picture-choices.ts';
import { type FieldSources, readFieldData } from './read-field-data.ts';
import { RequestError } from './request.ts';
import type { Routes } from './route.ts';

/**
 * What the fields of the editor ask the server for.
 * @param sources the content as it is now
 */
export function fieldRoutes(sources: () => FieldSources): Routes {
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
  };
}
