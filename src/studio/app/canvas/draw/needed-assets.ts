import type { FormField, FormModel } from '../../../../content/index.ts';
import { FILE_LINK } from '../../../../content/links/file-link.ts';
import type { PictureRequest } from '../../../../prerender/picture-files.ts';
import type { Assets, FileData } from '../../../../site/context/assets.ts';
import { type ImagePreset, pictureKey } from '../../../../site/ui/image-presets.ts';
import { isFields, type Keyed, withKeys } from '../../data/keyed.ts';
import { type EditorData, sectionsOf, typeOf } from '../../data/page-data.ts';
import { shownFile } from '../../data/shown-files.ts';

/** What sections refer to. */
export interface NeededAssets {
  pictures: PictureRequest[];
  icons: string[];
  /** Files to keep. */
  files: string[];
}

/** The icons and pictures that the sections of a page refer to, by the meaning of their fields. */
export const neededAssets = (data: EditorData, forms: FormModel): NeededAssets =>
  assetsOf(
    sectionsOf(data).map((section) => [typeOf(section), section.value]),
    forms,
  );

/** The same of the examples that new sections begin with. */
export const exampleAssets = (forms: FormModel): NeededAssets =>
  assetsOf(
    Object.entries(forms.sections).map(([type, { example }]) => [type, withKeys(example)]),
    forms,
  );

function assetsOf(sections: readonly [type: string, value: Keyed][], forms: FormModel): NeededAssets {
  const needed: NeededAssets = { pictures: [], icons: [], files: [] };
  for (const [type, value] of sections) {
    const form = forms.sections[type];
    if (!form) continue;
    needed.icons.push(...(form.meta.icons ?? []));
    collect(value, form.shape, form.meta.picturePreset ?? 'side', needed);
  }
  return needed;
}

function collect(value: Keyed, field: FormField, preset: ImagePreset, needed: NeededAssets): void {
  if (Array.isArray(value)) {
    for (const item of value) if (field.item) collect(item.value, field.item, preset, needed);
    return;
  }
  if (!isFields(value)) {
    if (field.means === 'icon') needed.icons.push(String(value));
    if (field.means === 'file') needed.files.push(String(value));
    return;
  }
  for (const [name, one] of Object.entries(field.fields ?? {})) {
    const inner = value[name];
    if (inner === undefined) continue;
    if (one.means === 'image') {
      const focus = typeof value.focus === 'string' ? { focus: value.focus } : {};
      needed.pictures.push({ preset, file: String(inner), ...focus });
    } else collect(inner, one, preset, needed);
  }
}

const keyOf = ({ preset, file, focus }: PictureRequest) => pictureKey(preset, file, focus);

/** The pictures whose data is not there yet. */
export const missingPictures = ({ pictures }: NeededAssets, known: Assets) =>
  pictures.filter((picture) => !known.pictures[keyOf(picture)]);

/**
 * Assets with a blank in place of each that is missing, because components rely on them.
 * @param there the files for visitors that there are, by name
 */
export function withBlanks(
  needed: NeededAssets,
  known: Assets,
  texts: Assets['texts'],
  there: ReadonlyMap<string, FileData>,
): Assets {
  const files = [...there].flatMap(([name, data]) => [
    [name, data] as const,
    [FILE_LINK + name, data] as const,
  ]);
  const blankFiles = needed.files.map((name) => [name, shownFile(name, 0, 'en')] as const);
  const blankPictures = missingPictures(needed, known).map((picture) => [keyOf(picture), BLANK] as const);
  const blankIcons = needed.icons
    .filter((name) => !known.icons[name])
    .map((name): [string, []] => [name, []]);
  return {
    pictures: { ...known.pictures, ...Object.fromEntries(blankPictures) },
    icons: { ...known.icons, ...Object.fromEntries(blankIcons) },
    texts,
    files: { ...known.files, ...Object.fromEntries([...blankFiles, ...files]) },
  };
}

const BLANK: Assets['pictures'][string] = {
  base: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>')}`,
  width: 1600,
  height: 900,
  crops: [],
};
