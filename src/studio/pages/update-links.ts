import { relative, resolve, sep } from 'node:path';
import { applyEdits, createReader, decode, encodeLike, overlayStore } from '../../content/index.ts';
import { folderStore } from '../../content/node/index.ts';
import type { EditContext } from '../server/gate.ts';

/** New bytes of files by their paths below the content folder; `undefined` deletes a file. */
export type FileChanges = Map<string, Uint8Array | undefined>;

/**
 * Lets every link to an old address lead to the page that has it among its `formerly`, in all files. The check knows each
 * such link and its repair; the repairs are made until it reports none.
 * @param changes the files that are about to change, to which the others are added
 */
export async function updateLinks(
  { dir, schemas, problems }: EditContext,
  changes: FileChanges,
): Promise<void> {
  const known = new Set(problems().map(({ file, message }) => `${file} ${message}`));
  const store = overlayStore(folderStore(dir));
  const read = createReader(store, async () => schemas());
  for (;;) {
    store.lay(changes);
    const moved = (await read()).problems.filter(
      ({ code, edits, file, message }) => code === 'moved-page' && edits && !known.has(`${file} ${message}`),
    );
    if (moved.length === 0) return;
    for (const file of new Set(moved.map((one) => one.file))) {
      const path = relative(dir, resolve(file)).split(sep).join('/');
      const bytes = await store.read(path);
      const { text } = decode(file, bytes);
      // Two links in one line of Markdown are found at the same place, one after the other.
      const edits = moved.filter((one) => one.file === file).flatMap((one) => one.edits ?? []);
      const different = new Map(edits.map((edit) => [edit.start, edit]));
      changes.set(path, encodeLike(applyEdits(text, [...different.values()]).text, bytes));
    }
  }
}
