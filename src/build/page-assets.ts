import { type Page, referencesIn, type Schemas } from '../content/index.ts';
import type { Assets, PictureData } from '../context/assets.ts';
import { pictureKey } from '../ui/image-presets.ts';
import { iconShape } from './icon-shapes.ts';
import type { PictureRequest } from './picture-files.ts';

/** The assets that a page's content names. */
export interface PageReferences {
  pictures: PictureRequest[];
  icons: string[];
  texts: string[];
}

/** Collects the assets of a page by the kind of its fields in the schema, not by their names. */
export function pageReferences(page: Page, schemas: Schemas): PageReferences {
  const found: PageReferences = { pictures: [], icons: [], texts: [] };
  for (const section of page.sections) {
    const entry = schemas.sections.get(section.type);
    if (!entry) continue;
    const { picturePreset: preset = 'side', icons = [] } = entry.facts;
    found.icons.push(...icons);
    for (const { kind, name, focus } of referencesIn(section, entry.shape)) {
      if (kind === 'image')
        found.pictures.push({ file: name, preset, ...(focus !== undefined && { focus }) });
      if (kind === 'icon') found.icons.push(name);
      if (kind === 'text-file') found.texts.push(name);
    }
  }
  return found;
}

/**
 * The assets that are sent with a page's content.
 * @throws Error when a picture or text is missing; the content check reports those first
 */
export function pageAssets(
  references: PageReferences,
  pictures: ReadonlyMap<string, PictureData>,
  texts: Assets['texts'],
): Assets {
  const take = <Value>(values: Value | undefined, name: string): Value => {
    if (values === undefined) throw new Error(`“${name}” was not made by the build.`);
    return values;
  };
  return {
    pictures: Object.fromEntries(
      references.pictures
        .map(({ preset, file, focus }) => pictureKey(preset, file, focus))
        .map((key) => [key, take(pictures.get(key), key)]),
    ),
    icons: Object.fromEntries(references.icons.map((name) => [name, iconShape(name)])),
    texts: Object.fromEntries(references.texts.map((name) => [name, take(texts[name], name)])),
  };
}
