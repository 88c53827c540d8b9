import { fileOf, type Page, referencesIn, type Schemas, type Site, type Text } from '../content/index.ts';
import { FILE_LINK } from '../content/shared/file-link.ts';
import { readPhone } from '../content/shared/read-phone.ts';
import type { Assets, FileData, PictureData } from '../site/context/assets.ts';
import { phoneKey, type ShownSite } from '../site/context/site-context.ts';
import type { Faqs } from '../site/page/json-ld.ts';
import { pictureKey } from '../site/ui/image-presets.ts';
import { iconShape } from './icon-shapes.ts';
import { linkFiles } from './link-files.ts';
import type { PictureRequest } from './picture-files.ts';

/** The assets that a page's content names. */
export interface PageReferences {
  pictures: PictureRequest[];
  icons: string[];
  texts: string[];
  /** Names of files and links to them, as written. */
  files: string[];
}

/** What the build has made of them. */
export interface MadeAssets {
  pictures: ReadonlyMap<string, PictureData>;
  /** By name. */
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
    for (const reference of referencesIn(section, entry.shape)) {
      const { kind, name, focus } = reference;
      if (kind === 'image')
        found.pictures.push({ file: name, preset, ...(focus !== undefined && { focus }) });
      if (kind === 'icon') found.icons.push(name);
      if (kind === 'text-file') found.texts.push(name);
      if (fileOf(reference) !== undefined) found.files.push(name);
    }
  }
  return found;
}

/** The links of site.yaml that lead to files. */
export const siteFileLinks = (site: Site, { site: { shape } }: Schemas): string[] =>
  referencesIn(site, shape).flatMap((one) => (fileOf(one) === undefined ? [] : [one.name]));

/** The `tel:` URIs of the phone numbers of site.yaml, by `phoneKey`; the address beside a number has its country. */
const siteCalls = (site: Site, { site: { shape } }: Schemas): Record<string, string> =>
  Object.fromEntries(
    referencesIn(site, shape).flatMap(({ kind, name, country = '' }) => {
      const link = kind === 'phone' ? readPhone(name, country).link : undefined;
      return link === undefined ? [] : [[phoneKey(name, country), link]];
    }),
  );

/** The name of a file that is written as its name or as a link. */
export const fileNameOf = (written: string): string =>
  written.startsWith(FILE_LINK) ? written.slice(FILE_LINK.length) : written;

/** The names of the files that a page offers or links to, also in its texts. */
export const filesOn = (
  { files, texts: names }: PageReferences,
  texts: ReadonlyMap<string, Pick<Text, 'files'>>,
): string[] => [...files.map(fileNameOf), ...names.flatMap((name) => texts.get(name)?.files ?? [])];

/** The data of files by the names and links that are written. @throws MissingAsset when a file is missing */
const fileDataFor = (written: readonly string[], files: MadeAssets['files']): Record<string, FileData> =>
  Object.fromEntries(written.map((one) => [one, made(files.get(fileNameOf(one)), one)]));

/** The site as pages show it. @param files those that its links lead to; the check reports missing ones */
export function shownSite(site: Site, schemas: Schemas, files: MadeAssets['files']): ShownSite {
  const links = siteFileLinks(site, schemas).filter((link) => files.has(fileNameOf(link)));
  return {
    ...site,
    calls: siteCalls(site, schemas),
    ...(links.length > 0 && { files: fileDataFor(links, files) }),
  };
}

/** What a page shows is missing; the check says which file it is, and why. */
export class MissingAsset extends Error {}

function made<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new MissingAsset(`“${name}” was not made by the build.`);
  return value;
}

/**
 * The assets that are sent with a page's content.
 * @throws MissingAsset when a picture, a text or a file is missing; the content check reports those first
 */
export function pageAssets(references: PageReferences, { pictures, files, texts }: MadeAssets): Assets {
  return {
    pictures: Object.fromEntries(
      references.pictures
        .map(({ preset, file, focus }) => pictureKey(preset, file, focus))
        .map((key) => [key, made(pictures.get(key), key)]),
    ),
    icons: Object.fromEntries(references.icons.map((name) => [name, iconShape(name)])),
    texts: Object.fromEntries(
      references.texts.map((name) => {
        const { title, html } = made(texts[name], name);
        return [name, { title, html: linkFiles(html, files) }];
      }),
    ),
    ...(references.files.length > 0 && { files: fileDataFor(references.files, files) }),
  };
}
