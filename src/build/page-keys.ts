import type { Text } from '../content/index.ts';
import type { FileData, PictureData } from '../context/assets.ts';
import { pictureKey } from '../ui/image-presets.ts';
import { fingerprint } from './cache.ts';
import { filesOn, type PageReferences } from './page-assets.ts';

/** What the build has made of the assets that pages name, and the sources of what it makes later. */
export interface AssetSources {
  pictures: ReadonlyMap<string, PictureData>;
  files: ReadonlyMap<string, FileData>;
  texts: ReadonlyMap<string, Text>;
}

/**
 * Returns a function that hashes everything that the two files of a page depend on and other pages do not: its own file,
 * the pictures, texts and files that it shows, and its social card. Icons are part of the code.
 */
export function pageKeys({ pictures, files, texts }: AssetSources) {
  const textParts = new Map([...texts].map(([name, { title, body }]) => [name, fingerprint(title, body)]));
  const pictureParts = new Map([...pictures].map(([key, data]) => [key, JSON.stringify(data)]));
  const fileParts = new Map([...files].map(([name, data]) => [name, JSON.stringify(data)]));
  return (hash: string, references: PageReferences, card: string | undefined): string =>
    fingerprint(
      JSON.stringify([
        hash,
        references.pictures.map(({ preset, file, focus }) =>
          pictureParts.get(pictureKey(preset, file, focus)),
        ),
        references.texts.map((name) => textParts.get(name)),
        filesOn(references, texts).map((name) => fileParts.get(name)),
        card,
      ]),
    );
}
