import {
  addressOf,
  type Content,
  downloadName,
  nameOf,
  type Page,
  type Section,
  sortFiles,
} from '../../content/index.ts';
import { isHidden } from '../../content/shared/is-hidden.ts';
import type { FieldData, PageChoice, PictureChoice } from '../field-data.ts';
import type { Snapshot } from '../store/content-store.ts';

/** What the fields of the editor choose from. */
export function fieldDataOf({ pages, texts, pictures }: Content, { files }: Snapshot): FieldData {
  const all = [...pages.values()];
  const sorted = sortFiles([...files.keys()]);
  const alts = new Map<string, string>();
  for (const { social, sections } of all) collectAlts([social, sections], alts);
  return {
    // A page with mistakes has to be found as well.
    pages: sorted.pages
      .map((file) => pageChoice(addressOf(file), pages.get(addressOf(file)) ?? nameOf(file)))
      .sort((one, other) => (one.address < other.address ? -1 : 1)),
    pictures: [...pictures].flatMap(([file, { width, height }]): PictureChoice[] => {
      const alt = alts.get(file);
      // What cannot be opened is reported by the check, and not offered.
      if (width === undefined || height === undefined) return [];
      return [{ file, width, height, ...(alt === undefined ? {} : { alt }) }];
    }),
    files: sorted.downloads.map((path) => ({
      file: downloadName(path),
      bytes: files.get(path)?.size ?? 0,
    })),
    texts: [...texts.values()].map(({ name, title }) => ({ name, title })),
  };
}

const pageChoice = (address: string, page: Page | string): PageChoice =>
  typeof page === 'string'
    ? { address, title: page, anchors: [] }
    : {
        address,
        title: page.title,
        anchors: page.sections.flatMap((section) =>
          section.id === undefined || isHidden(section) ? [] : [{ id: section.id, label: labelOf(section) }],
        ),
      };

/** What people see at the top of a section; a section of numbers may have only its anchor. */
function labelOf({ id = '', heading, title }: Section): string {
  const words = heading ?? title;
  return typeof words === 'string' ? words : id;
}

/** Pictures are groups with a file and what it shows, wherever they are. */
function collectAlts(value: unknown, alts: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { file, alt } = value as { file?: unknown; alt?: unknown };
  if (typeof file === 'string' && typeof alt === 'string') alts.set(file, alt);
  for (const part of Object.values(value)) collectAlts(part, alts);
}
