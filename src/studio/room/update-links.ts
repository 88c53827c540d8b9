import { applyEdits, decode, encodeLike } from '../../content/index.ts';
import type { Changes, Snapshot } from '../store/content-store.ts';
import type { Check } from './check.ts';

/**
 * Lets every link to an old address lead to the page that has it among its `formerly`, in all files. The check knows each
 * such link and its repair; the repairs are made until it reports none.
 * @param changes the files that are about to change
 * @returns those, and the others that have to follow
 */
export async function updateLinks(
  { contentOf, nameIn, layers }: Check,
  snapshot: Snapshot,
  changes: Changes,
): Promise<Changes> {
  const all = new Map(changes);
  const before = (await contentOf(snapshot)).problems;
  const known = new Set(before.map(({ file, message }) => `${file} ${message}`));
  for (;;) {
    const moved = (await contentOf(snapshot, all)).problems.filter(
      ({ code, edits, file, message }) => code === 'moved-page' && edits && !known.has(`${file} ${message}`),
    );
    if (moved.length === 0) return all;
    for (const name of new Set(moved.map(nameIn))) {
      const bytes = await layers.read(name);
      const { text } = decode(name, bytes);
      // Two links in one line of Markdown are found at the same place, one after the other.
      const edits = moved.filter((one) => nameIn(one) === name).flatMap((one) => one.edits ?? []);
      const different = new Map(edits.map((edit) => [edit.start, edit]));
      all.set(name, encodeLike(applyEdits(text, [...different.values()]).text, bytes));
    }
  }
}
