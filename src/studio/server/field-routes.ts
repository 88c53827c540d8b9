import { join } from 'node:path';
import { fieldPicture } from './field-picture.ts';
import { iconChoices } from './icon-choices.ts';
import { RequestError } from './request.ts';
import type { Routes } from './route.ts';

/** What the fields of the editor ask the server for. @param dir the content folder */
export const fieldRoutes = (dir: string): Routes => ({
  icons: { handle: iconChoices },
  thumbnail: {
    method: 'GET',
    isPicture: true,
    async handle({ query }) {
      const picture = await fieldPicture(
        join(dir, 'images'),
        query.get('file') ?? '',
        Number(query.get('width')),
      );
      if (!picture) throw new RequestError(404, 'There is no such picture.');
      return picture;
    },
  },
});
