import { z } from 'zod';
import { parsed } from '../server/change-schema.ts';
import type { EditContext, Gate } from '../server/gate.ts';
import type { InTurn, Route, Routes } from '../server/route.ts';
import { createPageFiles } from './manage-pages.ts';

const name = z.string().trim().max(80);
const words = z.string().trim().min(1).max(1000);
const file = z.string().max(200);
const requests = {
  new: z.strictObject({ name, title: words.optional() }),
  copy: z.strictObject({ file, name, title: words, description: words }),
  rename: z.strictObject({ file, name }),
  references: z.strictObject({ file }),
  delete: z.strictObject({ file, withMenu: z.boolean(), leadTo: file.optional() }),
};

/** Making, copying, renaming and deleting pages. Files are named as `pages/about.yaml`, pages as `about`. */
export function pageRoutes(context: EditContext, gate: Gate, inTurn: InTurn): Routes {
  const pages = createPageFiles(context, gate);
  const route = <T>(schema: z.ZodType<T>, handle: (request: T) => Promise<unknown>): Route => ({
    handle: ({ json }) => inTurn(() => handle(parsed(schema, json()))),
  });
  return {
    'page/new': route(requests.new, ({ name, title }) => pages.create(name, title)),
    'page/copy': route(requests.copy, (one) => pages.copy(one.file, one.name, one.title, one.description)),
    'page/rename': route(requests.rename, ({ file, name }) => pages.rename(file, name)),
    'page/references': route(requests.references, ({ file }) => pages.references(file)),
    'page/delete': route(requests.delete, (one) => pages.remove(one.file, one.withMenu, one.leadTo)),
  };
}
