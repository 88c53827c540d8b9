import { stampOf } from '../../content/index.ts';
import { folderStore, loadSchemas } from '../../content/node/index.ts';
import type { EditorFacts } from '../editor-site.ts';

/** What the check needs to know of all icons, and of the pictures that there are in a content folder. */
export async function editorFacts(contentDir: string): Promise<EditorFacts> {
  const { icons } = await loadSchemas();
  const { list, read, measure } = folderStore(contentDir);
  const pictures = list().images.map(async (name) => [await stampOf(await read(name)), await measure(name)]);
  return { icons: [...icons], pictures: Object.fromEntries(await Promise.all(pictures)) };
}
