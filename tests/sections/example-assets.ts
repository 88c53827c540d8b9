import {
  type Reference,
  referencesIn,
  type Section,
  type SectionEntry,
  walkTexts,
} from '../../src/content/index.ts';
import { iconShape } from '../../src/prerender/icon-shapes.ts';
import type { Assets, PictureData } from '../../src/site/context/assets.ts';
import { pictureKey } from '../../src/site/ui/image-presets.ts';
import { exampleTexts } from '../../src/studio/example-texts.ts';

const picture: PictureData = {
  base: '/images/picture.1234/',
  width: 1280,
  height: 720,
  crops: [{ widths: [480], height: 720 }],
};

/** Every name in a section that refers to something elsewhere. */
export const referencesOf = (section: unknown, { shape }: SectionEntry): Reference[] =>
  referencesIn(section, shape);

/** Everything in a section that visitors read, white space as a browser shows it. */
export function textsOf(section: Section, { shape }: SectionEntry): string[] {
  const texts: string[] = [];
  walkTexts(section, shape, (text, { field }) => {
    if (field === 'text') texts.push(text.trim().replace(/\s+/g, ' '));
  });
  return texts;
}

/** What the build would send along with a section, without building: the same picture for every name. */
export function assetsFor(section: Section, standard: SectionEntry): Assets {
  const assets: Assets = { pictures: {}, icons: {}, texts: {} };
  const preset = standard.facts.picturePreset ?? 'side';
  for (const name of standard.facts.icons ?? []) assets.icons[name] = iconShape(name);
  const texts = exampleTexts();
  for (const { kind, name, focus } of referencesOf(section, standard)) {
    if (kind === 'image') assets.pictures[pictureKey(preset, name, focus)] = picture;
    if (kind === 'file')
      assets.files = {
        ...assets.files,
        [name]: { url: `/files/${name}`, type: 'text/plain', about: 'TXT, 1 kB' },
      };
    if (kind === 'icon') assets.icons[name] = iconShape(name);
    if (kind === 'text-file')
      assets.texts[name] = texts[name] ?? { title: `Title of ${name}`, html: '<p>A text.</p>' };
  }
  return assets;
}
