import { EDIT_PATH, type FileChange, type OpenFile, type SaveAnswer } from '../protocol.ts';

const token = () => document.querySelector<HTMLMetaElement>('meta[name=edit-token]')?.content ?? '';

/** Posts to the server of the editor. @throws Error with a sentence for the editor when the server cannot be reached or refuses the request */
export async function post<Answer>(action: string, body: object, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`${EDIT_PATH}/${action}`, {
    method: 'POST',
    headers: {
      'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
      'edit-token': token(),
    },
    body: body instanceof Blob ? body : JSON.stringify(body),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(((await response.json()) as { message: string }).message);
  return (await response.json()) as Answer;
}

/** Reads files as they are now. */
export const openFiles = (files: string[]): Promise<OpenFile[]> => post('open', { files });

/** What the check says about changes, without writing anything; null where a newer request has overtaken it. */
export const checkChanges = (changes: FileChange[], signal: AbortSignal): Promise<SaveAnswer | null> =>
  post('check', { changes }, signal);

/** Writes changes. */
export const saveChanges = (changes: FileChange[]): Promise<SaveAnswer> => post('save', { changes });
