import { type PictureFacts, stampOf } from '../../content/index.ts';
import { contentFolder, loadSchemas } from '../../content/node/index.ts';
import { aliases, iconShape, icons } from '../../prerender/icon-shapes.ts';
import { type EditorFacts, FACTS_FILE, ICONS_FILE } from '../editor-site.ts';
import type { IconChoice } from '../field-data.ts';

/**
 * What the worker loads beside its code, as functions by the names of the files.
 * @param contentDir the folder of the pictures that the check needs to know
 */
export const editorFiles = (contentDir: string): Record<string, () => unknown> => ({
  [FACTS_FILE]: createFacts(contentDir),
  [ICONS_FILE]: iconChoices,
});

/** Returns a function that finds the facts of all icons and pictures. It measures a picture once. */
function createFacts(contentDir: string): () => Promise<EditorFacts> {
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

/** All icons of the Lucide set with their older names. */
export function iconChoices(): IconChoice[] {
  const older = new Map<string, string[]>();
  for (const [alias, { parent, hidden }] of Object.entries(aliases))
    if (!hidden) older.set(parent, [...(older.get(parent) ?? []), alias]);
  return Object.entries(icons).flatMap(([name, { hidden }]) =>
    hidden ? [] : [{ name, aliases: older.get(name) ?? [], shape: iconShape(name) }],
  );
}
