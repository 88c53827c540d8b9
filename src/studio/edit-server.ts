import { pageRoutes } from './pages/page-routes.ts';
import type { OpenFile } from './protocol.ts';
import { readChanges, readFileNames } from './server/change-schema.ts';
import { createGate, type EditContext } from './server/gate.ts';
import type { ServerRoute } from './server/guard.ts';
import { RequestError } from './server/request.ts';
import type { InTurn, Routes } from './server/route.ts';
import { serverRoutes } from './server/router.ts';
import { createSaving } from './server/save.ts';
import { createVersions } from './server/versions.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

/** The editor's part of the development server. */
export interface EditServer {
  routes: ServerRoute[];
  /** Opens files. @throws RequestError with a sentence for the editor where one cannot be edited */
  open(files: readonly string[]): Promise<OpenFile[]>;
  /** Opens those files that can be edited. */
  openReadable(files: readonly string[]): Promise<OpenFile[]>;
}

/**
 * Makes the server of the editor.
 * @param more routes of other parts, given the means that they share
 */
export function createEditServer(context: EditContext, more: Routes = {}): EditServer {
  const gate = createGate(context);
  const saving = createSaving(context, gate, createVersions());
  const inTurn = createQueue();
  async function open(names: readonly string[]): Promise<OpenFile[]> {
    const files = await inTurn(() => saving.open(names));
    // Reads the rest of the content meanwhile, so that the first check is as fast as the others.
    void inTurn(() => gate(new Map())).catch(log);
    return files;
  }
  const openReadable = async (names: readonly string[]) =>
    (await Promise.all(names.map((name) => saving.open([name]).catch(nothingIfRefused)))).flat();
  const routes: Routes = {
    open: { handle: async ({ json }) => open(readFileNames(json())) },
    check: {
      // While somebody types, an answer that nobody waits for is not worth a check.
      handle: ({ json, isGone }) =>
        inTurn(async () => (isGone() ? null : saving.save(readChanges(json()), true))),
    },
    save: { handle: ({ json }) => inTurn(async () => saving.save(readChanges(json()), false)) },
    ...uploadRoutes(context, gate, inTurn),
    ...pageRoutes(context, gate, inTurn),
    ...more,
  };
  return { routes: serverRoutes(routes), open, openReadable };
}

/** The check that somebody waits for reports the same again. */
const log = (error: unknown) => console.error(error);

function nothingIfRefused(error: unknown): OpenFile[] {
  if (error instanceof RequestError) return [];
  throw error;
}

/** Runs work one after the other: overlapping saves would mix two states. */
function createQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
