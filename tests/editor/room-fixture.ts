import { contentFolder, loadSchemas, readExamples } from '../../src/content/node/index.ts';
import { createRoom } from '../../src/studio/room/room.ts';
import type { ContentStore } from '../../src/studio/store/content-store.ts';
import { createFolderStore } from '../../src/studio/store/folder/folder-store.ts';

/** The room over a content folder, and the names of the files of each commit. */
export async function roomOver(dir: string, over?: ContentStore) {
  const schemas = await loadSchemas();
  const commits: (readonly string[])[] = [];
  const store =
    over ??
    createFolderStore(dir, async (names) => {
      commits.push(names);
    });
  const { dir: shown, measure } = contentFolder(dir);
  const context = { store, schemas, dir: shown, measure };
  return { room: createRoom(context, readExamples), commits };
}
