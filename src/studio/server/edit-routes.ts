import { z } from 'zod';
import { endingOf, readPicture } from '../pictures/picture-file.ts';
import type { Room } from '../room/room.ts';
import { parsed, readChanges, readFileNames } from './change-schema.ts';
import type { Route, Routes } from './route.ts';

/** More than the check accepts, whose sentence says more. */
const MAX_BYTES = 50_000_000;

const name = z.string().trim().max(80);
const words = z.string().trim().min(1).max(1000);
const file = z.string().max(200);
const requests = {
  new: z.strictObject({ name, title: words.optional() }),
  copy: z.strictObject({ file, name, title: words, description: words }),
  rename: z.strictObject({ file, name }),
  references: z.strictObject({ file }),
  delete: z.strictObject({ file, withMenu: z.boolean(), leadTo: file.optional() }),
  text: z.strictObject({ title: z.string().trim().max(1000) }),
};

/**
 * The work of the room as requests. Files are named as `pages/about.yaml`, pages as `about`; `picture?name=IMG_1.JPG` and
 * `file?name=Prices.pdf` have the bytes of the file as their body, a picture prepared by the browser.
 */
export function editRoutes(room: Room): Routes {
  const route = <T>(schema: z.ZodType<T>, handle: (request: T) => Promise<unknown>): Route => ({
    handle: ({ json }) => handle(parsed(schema, json())),
  });
  return {
    open: { handle: ({ json }) => room.open(readFileNames(json())) },
    check: { handle: ({ json, isGone }) => room.check(readChanges(json()), isGone) },
    save: { handle: ({ json }) => room.save(readChanges(json())) },
    picture: {
      limit: MAX_BYTES,
      async handle({ body, query }) {
        const { kind, width, height } = readPicture(body);
        const picture = { bytes: body, ending: endingOf(kind), width, height };
        return room.addPicture(query.get('name') ?? '', picture);
      },
    },
    file: { limit: MAX_BYTES, handle: ({ body, query }) => room.addFile(query.get('name') ?? '', body) },
    'text/new': route(requests.text, async ({ title }) => ({ name: await room.addText(title) })),
    'page/new': route(requests.new, (one) => room.createPage(one.name, one.title)),
    'page/copy': route(requests.copy, (one) => room.copyPage(one.file, one.name, one.title, one.description)),
    'page/rename': route(requests.rename, (one) => room.renamePage(one.file, one.name)),
    'page/references': route(requests.references, (one) => room.referencesTo(one.file)),
    'page/delete': route(requests.delete, (one) => room.deletePage(one.file, one.withMenu, one.leadTo)),
  };
}
