import { join } from 'node:path';
import { type FieldSources, readFieldData } from './field-data.ts';
import { iconChoices } from './icon-choices.ts';
import { addText } from './new-text.ts';
import { RequestError } from './request.ts';
import type { Routes } from './routes.ts';

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
    'text/new': {
      async handle({ json }) {
        const { title } = (json() ?? {}) as { title?: unknown };
        if (typeof title !== 'string' || title.trim() === '')
          throw new RequestError(400, 'Please give the text a title.');
        const { dir } = sources();
        const made = await addText(join(dir, 'text'), title.trim());
        await written([made.path]);
        return { name: made.name };
      },
    },
  };
}
