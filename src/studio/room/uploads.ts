import { stringify } from 'yaml';
import { downloadEndings } from '../../content/index.ts';
import type { FileChoice, PictureChoice } from '../field-data.ts';
import { nameFromTitle } from '../page-name.ts';
import { type ContentStore, onCurrent, type Snapshot } from '../store/content-store.ts';
import type { Check } from './check.ts';
import { cleanFileName } from './file-name.ts';
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

/**
 * Stores new files under clean names of their own.
 * @param inTurn runs what must not overlap with saves
 */
export function createUploads(
  store: ContentStore,
  { check }: Check,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
) {
  /**
   * Stores a file under the first name that is free.
   * @param choose a name in the folder that is not among those that exist
   * @param guard looks at the file before it is stored
   * @returns the name in the folder
   */
  const storeNew = (
    folder: 'files' | 'images' | 'text',
    bytes: Uint8Array,
    choose: (taken: ReadonlySet<string>) => string,
    guard: (snapshot: Snapshot, name: string) => Promise<void> = async () => {},
  ): Promise<string> =>
    inTurn(() =>
      onCurrent(store, async (snapshot) => {
        const inFolder = [...snapshot.files.keys()].filter((name) => name.startsWith(`${folder}/`));
        const file = choose(new Set(inFolder.map((name) => name.slice(folder.length + 1))));
        const name = `${folder}/${file}`;
        await guard(snapshot, name);
        await store.commit(snapshot, new Map([[name, bytes]]), `Add ${name}`);
        return file;
      }),
    );

  /** Refuses a file that the check has something against. */
  const guardFor = (bytes: Uint8Array) => async (snapshot: Snapshot, path: string) => {
    const { refused, problems } = await check(snapshot, new Map([[path, bytes]]));
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (refused)
      throw new Refusal(errors.map(({ message, suggestion = '' }) => `${message} ${suggestion}`).join(' '));
  };

  /** Stores a picture. @param name the name that its file had */
  async function picture(
    name: string,
    { bytes, ending, width, height }: PreparedPicture,
  ): Promise<PictureChoice> {
    const choose = (taken: ReadonlySet<string>) => cleanFileName(name, 'picture', ending, taken);
    return { file: await storeNew('images', bytes, choose, guardFor(bytes)), width, height };
  }

  /** Stores a file for visitors. @param name the name that it had */
  async function file(name: string, bytes: Uint8Array): Promise<FileChoice> {
    const ending = /[^/\\](\.[^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    if (!downloadEndings.includes(ending.slice(1)))
      throw new Refusal(`Files of this kind cannot be offered. These can: ${downloadEndings.join(', ')}.`);
    const choose = (taken: ReadonlySet<string>) => cleanFileName(name, 'file', ending, taken);
    return { file: await storeNew('files', bytes, choose, guardFor(bytes)), bytes: bytes.length };
  }

  /** Stores a new Markdown text with a title, in a file that is named after it. @returns the name of the text */
  async function text(title: string): Promise<string> {
    if (title === '') throw new Refusal('Please give the text a title.');
    const frontMatter = stringify({ title }, { lineWidth: 0 });
    const bytes = new TextEncoder().encode(`---\n${frontMatter}---\n\n${BODY}\n`);
    const file = await storeNew('text', bytes, (taken) =>
      cleanFileName(nameFromTitle(title), 'text', '.md', taken),
    );
    return file.replace(/\.md$/, '');
  }

  return { picture, file, text };
}
