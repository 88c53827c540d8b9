import { stringify } from 'yaml';
import { downloadEndings } from '../../content/index.ts';
import type { FileChoice, PictureChoice } from '../field-data.ts';
import { nameFromTitle } from '../page-name.ts';
import { type ContentStore, onCurrent } from '../store/content-store.ts';
import type { Check } from './check.ts';
import { Refusal } from './refusal.ts';

/** A picture as `preparePicture` makes it. */
export interface PreparedPicture {
  bytes: Uint8Array;
  /** `.jpg`, `.png`, `.webp` … */
  ending: string;
  width: number;
  height: number;
}

/** Words to begin with; the check refuses them until they are replaced. */
const BODY = 'Your words – the first paragraph';

/** Stores new files under clean names of their own. Calls must not overlap with saves. */
export function createUploads(store: ContentStore, checking: Check) {
  /**
   * Stores a file under the first name that is free.
   * @returns the name in the folder
   * @throws Refusal where the check has something against the file
   */
  const storeNew = (
    folder: 'files' | 'images' | 'text',
    stem: string,
    ending: string,
    bytes: Uint8Array,
  ): Promise<string> =>
    onCurrent(store, async (on) => {
      const file = freeName(stem, ending, folder, on.files.keys());
      const name = `${folder}/${file}`;
      await checking.commit(on, new Map([[name, bytes]]), `Add ${name}`);
      return file;
    });

  /** Stores a picture. @param name the name that its file had */
  async function addPicture(
    name: string,
    { bytes, ending, width, height }: PreparedPicture,
  ): Promise<PictureChoice> {
    return { file: await storeNew('images', stemOf(name) || 'picture', ending, bytes), width, height };
  }

  /** Stores a file for visitors. @param name the name that it had */
  async function addFile(name: string, bytes: Uint8Array): Promise<FileChoice> {
    const ending = /[^/\\](\.[^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    if (!downloadEndings.includes(ending.slice(1)))
      throw new Refusal(`Files of this kind cannot be offered. These can: ${downloadEndings.join(', ')}.`);
    return { file: await storeNew('files', stemOf(name) || 'file', ending, bytes), bytes: bytes.length };
  }

  /** Stores a new Markdown text with a title, in a file that is named after it. @returns the name of the text */
  async function addText(title: string): Promise<string> {
    if (title === '') throw new Refusal('Please give the text a title.');
    const frontMatter = stringify({ title }, { lineWidth: 0 });
    const bytes = new TextEncoder().encode(`---\n${frontMatter}---\n\n${BODY}\n`);
    const file = await storeNew('text', nameFromTitle(title) || 'text', '.md', bytes);
    return file.replace(/\.md$/, '');
  }

  return { addPicture, addFile, addText };
}

/** The name of any file as addresses need it, without its ending: of `Büro Kent (1).JPG`, `buro-kent-1`. */
export const stemOf = (name: string): string =>
  nameFromTitle(name.replace(/^.*[\\/]/s, '').replace(/\.[^.]*$/, ''));

/** A name that no file of a folder has, in any letter case: on some systems `A.jpg` and `a.jpg` are one file. */
function freeName(stem: string, ending: string, folder: string, names: Iterable<string>): string {
  const used = new Set([...names].map((name) => name.toLowerCase()));
  let free = stem;
  for (let number = 2; used.has(`${folder}/${free}${ending}`); number++) free = `${stem}-${number}`;
  return `${free}${ending}`;
}
