import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadName, type Page, type Section, type Text } from '../../content/index.ts';
import { listFiles } from '../../content/node/index.ts';
import type { FieldData, FileChoice, PageChoice } from '../field-data.ts';
import { pictureChoices } from './picture-choices.ts';

/** The content that fields choose from. */
export interface FieldSources {
  /** The content folder. */
  dir: string;
  pages: ReadonlyMap<string, Page>;
  texts: ReadonlyMap<string, Text>;
}

/** What the fields of the editor choose from, as it is now. */
export async function readFieldData({ dir, pages, texts }: FieldSources): Promise<FieldData> {
  const all = [...pages.values()];
  return {
    pages: all.map(pageChoice).sort((one, other) => (one.address < other.address ? -1 : 1)),
    pictures: await pictureChoices(join(dir, 'images'), all),
    files: await fileChoices(dir),
    texts: [...texts.values()].map(({ name, title }) => ({ name, title })),
  };
}

const pageChoice = ({ address, title, sections }: Page): PageChoice => ({
  address,
  title,
  anchors: sections.flatMap((section) =>
    section.id === undefined || section.hidden ? [] : [{ id: section.id, label: nameOf(section) }],
  ),
});

/** What people see at the top of a section; a section of numbers may have only its anchor. */
function nameOf({ id = '', heading, title }: Section): string {
  const words = heading ?? title;
  return typeof words === 'string' ? words : id;
}

/** The files that the check accepts. */
async function fileChoices(dir: string): Promise<FileChoice[]> {
  return Promise.all(
    listFiles(dir).downloads.map(async (path) => ({
      file: downloadName(path),
      bytes: (await stat(join(dir, path))).size,
    })),
  );
}
