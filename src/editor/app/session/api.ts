import { EDIT_PATH, type FileChange, type OpenFile, type SaveAnswer } from '../../protocol.ts';

const token = () => document.querySelector<HTMLMetaElement>('meta[name=edit-token]')?.content ?? '';

/** @throws Error with a sentence for the editor when the server cannot be reached or refuses the request */
async function post<Answer>(action: string, body: object, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`${EDIT_PATH}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'edit-token': token() },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/** Reads files as they are now. */
export const openFiles = (files: string[]): Promise<OpenFile[]> => post('open', { files });

/** What the check says about changes, without writing anything. */
export const checkChanges = (changes: FileChange[], signal: AbortSignal): Promise<SaveAnswer> =>
  post('check', { changes }, signal);

/** Writes changes. */
export const saveChanges = (changes: FileChange[]): Promise<SaveAnswer> => post('save', { changes });
