import { type Page, referencesIn, type Schemas } from '../content/index.ts';
import type { Assets, PictureData } from '../context/assets.ts';
import { pictureKey } from '../ui/image-presets.ts';
import { iconShape } from './icon-shapes.ts';
import type { PictureRequest } from './picture-files.ts';

/** What the names in a page's content stand for. */
export interface PageReferences {
  pictures: PictureRequest[];
  icons: string[];
  texts: string[];
}

/** Collects what a page needs beside its content, by what its fields mean and not by how they are called. */
export function pageReferences(page: Page, schemas: Schemas): PageReferences {
  const found: PageReferences = { pictures: [], icons: [], texts: [] };
  for (const section of page.sections) {
    const entry = schemas.sections.get(section.type);
    if (!entry) continue;
    const { picturePreset: preset = 'side', icons = [] } = entry.facts;
    found.icons.push(...icons);
    for (const { kind, name } of referencesIn(section, entry.shape)) {
      if (kind === 'image') found.pictures.push({ file: name, preset });
      if (kind === 'icon') found.icons.push(name);
      if (kind === 'text-file') found.texts.push(name);
    }
  }
  return found;
}

/**
 * What travels beside a page's content.
 * @throws when a picture or text was not made; the gate finds such names first.
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
        .map(({ preset, file }) => pictureKey(preset, file))
        .map((key) => [key, take(pictures.get(key), key)]),
    ),
    icons: Object.fromEntries(references.icons.map((name) => [name, iconShape(name)])),
    texts: Object.fromEntries(references.texts.map((name) => [name, take(texts[name], name)])),
  };
}
