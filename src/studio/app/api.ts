import { EDIT_PATH, type FileChange, type OpenFile, type SaveAnswer } from '../protocol.ts';
import { EDITOR_ROOT } from '../setup.ts';
import type { StoreRefusal } from '../store/content-store.ts';

/** A request is refused, with a sentence for the editor. */
export class Refused extends Error {
  /** @param refusal the reason, where the store has refused */
  constructor(
    message: string,
    readonly refusal?: StoreRefusal,
  ) {
    super(message);
  }
}

/** The way from the editor to the content. */
export interface Way {
  /** @throws Refused; Error when there is no connection */
  post<Answer>(action: string, body: object, signal?: AbortSignal): Promise<Answer>;
  /** Address of a picture of the content, as wide as it is shown. */
  pictureUrl(file: string, width: number): string | Promise<string>;
  /** Address of the editor of a page. */
  editorUrl(address: string): string;
  /** What one tab at a time may have, to edit the page of a file. */
  lockName(file: string): string;
  /** Address of a page as visitors see it. */
  pageUrl(address: string): string;
  /** What the bar says of work that is saved. */
  saved: string;
}

const token = () => document.querySelector<HTMLMetaElement>('meta[name=edit-token]')?.content ?? '';

/** To the development server that has sent this document. */
const server: Way = {
  async post<Answer>(action: string, body: object, signal?: AbortSignal): Promise<Answer> {
    const response = await fetch(`${EDIT_PATH}/${action}`, {
      method: 'POST',
      headers: {
        'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
        'edit-token': token(),
      },
      body: body instanceof Blob ? body : JSON.stringify(body),
      ...(signal && { signal }),
    });
    if (!response.ok) throw new Refused(((await response.json()) as { message: string }).message);
    return (await response.json()) as Answer;
  },
  pictureUrl: (file, width) =>
    `${EDIT_PATH}/thumbnail?${new URLSearchParams({ file, width: String(width) })}`,
  editorUrl: (address) => EDITOR_ROOT + address,
  lockName: (file) => `edit ${file}`,
  pageUrl: (address) => address,
  saved: 'Saved',
};

/** The way that this editor goes. */
export let way = server;

/** Goes another way. Called before the editor is rendered. */
export function goBy(other: Way): void {
  way = other;
}

/** Reads files as they are now. */
export const openFiles = (files: string[]): Promise<OpenFile[]> => way.post('open', { files });

/** What the check says about changes, without writing anything; null where a newer request has overtaken it. */
export const checkChanges = (changes: FileChange[], signal: AbortSignal): Promise<SaveAnswer | null> =>
  way.post('check', { changes }, signal);

/** Writes changes. */
export const saveChanges = (changes: FileChange[]): Promise<SaveAnswer> => way.post('save', { changes });
