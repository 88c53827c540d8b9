import { EDIT_PATH, type FileChange, type OpenFile, type SaveAnswer } from '../../protocol.ts';

const token = () => document.querySelector<HTMLMetaElement>('meta[name=edit-token]')?.content ?? '';

/** Posts to the server of the editor. @throws Error with a sentence for the editor when the server cannot be reached or refuses the request */
export async function post<Answer>(action: string, body: object, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`${EDIT_PATH}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'edit-token': token() },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(((await response.json()) as { message: string }).message);
  return (await response.json()) as Answer;
}

/** Reads files as they are now. */
export const openFiles = (files: string[]): Promise<OpenFile[]> => post('open', { files });

/** What the check says about changes, without writing anything. */
export const checkChanges = (changes: FileChange[], signal: AbortSignal): Promise<SaveAnswer> =>
  post('check', { changes }, signal);

/** Writes changes. */
export const saveChanges = (changes: FileChange[]): Promise<SaveAnswer> => post('save', { changes });
