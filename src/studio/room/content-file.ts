import {
  decode,
  encodeLike,
  type Fields,
  fieldOrder,
  type Operation,
  readData,
  type Schemas,
  WriteError,
  write,
} from '../../content/index.ts';
import type { OpenFile } from '../protocol.ts';
import type { ContentStore, Snapshot } from '../store/content-store.ts';
import { Refusal, spoken } from './refusal.ts';

/** A content file as it is in a store. */
export interface ContentFile extends OpenFile {
  bytes: Uint8Array;
  text: string;
}

/** Whether a file can be edited: it is site.yaml, a page or a Markdown text. */
const isEditable = (file: string) => /^(?:site|pages\/[^/]+)\.yaml$|^text\/[^/]+\.md$/.test(file);

/**
 * Reads files that can be edited. Those that are not in the content are left out.
 * @throws Refusal where one cannot be edited because of its syntax; StoreError
 */
export async function readContentFiles(
  store: ContentStore,
  on: Snapshot,
  files: readonly string[],
): Promise<Map<string, ContentFile>> {
  const known = files.filter((file) => isEditable(file) && on.files.has(file));
  const read = await store.read(on, known);
  return new Map([...read].map(([file, bytes]) => [file, contentFile(file, bytes, on)]));
}

function contentFile(file: string, bytes: Uint8Array, on: Snapshot): ContentFile {
  const { text, problem } = decode(file, bytes);
  if (problem) throw new Refusal(`In ${spoken(file)}: ${problem.message}`);
  try {
    return { file, bytes, text, stamp: on.files.get(file)?.stamp ?? '', data: readData(file, text) };
  } catch (error) {
    if (error instanceof WriteError) throw new Refusal(`In ${spoken(file)}: ${error.message}`);
    throw error;
  }
}

export const unknownFile = (name: string) =>
  new Refusal(`There is no ${name.startsWith('pages/') ? 'page' : 'file'} ${spoken(name)}.`);

/** What the editor gets of a file. */
export const opened = ({ file, stamp, data }: ContentFile): OpenFile => ({ file, stamp, data });

/**
 * The bytes of a file with operations.
 * @throws Refusal when the file cannot be written by operations
 */
export function changedBytes(
  file: string,
  bytes: Uint8Array,
  operations: readonly Operation[],
  schemas: Schemas,
): Uint8Array {
  try {
    const { text } = decode(file, bytes);
    return encodeLike(write(file, text, operations, fieldOrder(file, schemas)), bytes);
  } catch (error) {
    if (error instanceof WriteError) throw new Refusal(`In ${spoken(file)}: ${error.message}`);
    throw error;
  }
}

/** The data of a text; undefined where it cannot be read. */
export function dataOf(file: string, text: string): Fields | undefined {
  try {
    return readData(file, text);
  } catch (error) {
    if (error instanceof WriteError) return undefined;
    throw error;
  }
}
