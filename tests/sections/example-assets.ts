import { exampleTexts } from '../../src/build/example-texts.ts';
import { iconShape } from '../../src/build/icons.ts';
import {
  type Reference,
  referencesIn,
  type SchemaEntry,
  type Section,
  walkTexts,
} from '../../src/content/index.ts';
import type { Assets } from '../../src/page/assets.ts';
import { type PictureData, type Place, pictureKey } from '../../src/ui/places.ts';

const picture: PictureData = {
  base: '/images/picture.1234/',
  width: 1280,
  height: 720,
  focus: [2, 2],
  crops: [{ widths: [480], height: 720 }],
};

/** Every name in a section that refers to something elsewhere. */
export const referencesOf = (section: unknown, { shape }: SchemaEntry): Reference[] =>
  referencesIn(section, shape);

/** Everything in a section that visitors read, white space as a browser shows it. */
export function textsOf(section: Section, { shape }: SchemaEntry): string[] {
  const texts: string[] = [];
  walkTexts(section, shape, (text, { field }) => {
    if (field === 'text') texts.push(text.trim().replace(/\s+/g, ' '));
  });
  return texts;
}

/** What the build would send along with a section, without building: the same picture for every name. */
export function assetsFor(section: Section, standard: SchemaEntry): Assets {
  const assets: Assets = { pictures: {}, icons: {}, texts: {} };
  const places: Place[] = ['hero', 'side'];
  const texts = exampleTexts(section.type);
  for (const { kind, name } of referencesOf(section, standard)) {
    if (kind === 'image') for (const place of places) assets.pictures[pictureKey(place, name)] = picture;
    if (kind === 'icon') assets.icons[name] = iconShape(name);
    if (kind === 'text-file')
      assets.texts[name] = texts[name] ?? { title: `Title of ${name}`, html: '<p>A text.</p>' };
  }
  return assets;
}
