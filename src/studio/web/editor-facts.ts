import { type PictureFacts, stampOf } from '../../content/index.ts';
import { contentFolder, loadSchemas } from '../../content/node/index.ts';
import type { EditorFacts } from '../editor-site.ts';

/**
 * Returns a function that finds what the check needs to know of all icons, and of the pictures in a content folder. It
 * measures a picture once.
 */
export function createEditorFacts(contentDir: string): () => Promise<EditorFacts> {
  const { list, read, measure } = contentFolder(contentDir);
  const known = new Map<string, PictureFacts>();
  return async () => {
    const { icons } = await loadSchemas();
    const pictures = list().images.map(async (name) => {
      const bytes = await read(name);
      const stamp = await stampOf(bytes);
      const facts = known.get(stamp) ?? (await measure(name, bytes));
      known.set(stamp, facts);
      return [stamp, facts] as const;
    });
    return { icons: [...icons], pictures: Object.fromEntries(await Promise.all(pictures)) };
  };
}
