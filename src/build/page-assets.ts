import { type Page, referencesIn, type Schemas } from '../content/index.ts';
import type { Assets, FileData, PictureData } from '../context/assets.ts';
import type { Faqs } from '../page/json-ld.ts';
import { pictureKey } from '../ui/image-presets.ts';
import { iconShape } from './icon-shapes.ts';
import type { PictureRequest } from './picture-files.ts';

/** The assets that a page's content names. */
export interface PageReferences {
  pictures: PictureRequest[];
  icons: string[];
  texts: string[];
  files: string[];
}

/** What the build has made of them. */
export interface MadeAssets {
  pictures: ReadonlyMap<string, PictureData>;
  files: ReadonlyMap<string, FileData>;
  texts: Assets['texts'];
}

/** The section types of questions and answers. */
export const faqsOf = ({ sections }: Schemas): Faqs =>
  Object.fromEntries([...sections].flatMap(([type, { facts }]) => (facts.faq ? [[type, facts.faq]] : [])));

/** Collects the assets of a page by the kind of its fields in the schema, not by their names. */
export function pageReferences(page: Page, schemas: Schemas): PageReferences {
  const found: PageReferences = { pictures: [], icons: [], texts: [], files: [] };
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
      if (kind === 'file') found.files.push(name);
    }
  }
  return found;
}

/**
 * The assets that are sent with a page's content.
 * @throws Error when a picture, a text or a file is missing; the content check reports those first
 */
export function pageAssets(references: PageReferences, { pictures, files, texts }: MadeAssets): Assets {
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
    ...(references.files.length > 0 && {
      files: Object.fromEntries(references.files.map((name) => [name, take(files.get(name), name)])),
    }),
  };
}
