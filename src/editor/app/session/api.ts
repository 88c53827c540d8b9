import {
  EDIT_PATH,
  type EditFailure,
  type FileChange,
  type OpenFile,
  type SaveAnswer,
} from '../../protocol.ts';

const token = () => document.querySelector<HTMLMetaElement>('meta[name=edit-token]')?.content ?? '';

/**
 * Sends bytes or JSON to the server of the editor.
 * @throws Error with a sentence for the editor when the server cannot be reached or refuses the request
 */
export async function send<Answer>(action: string, body: BodyInit, more: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${EDIT_PATH}/${action}`, {
    method: 'POST',
    headers: { 'edit-token': token() },
    body,
    ...more,
  });
  if (!response.ok) throw new Error(((await response.json()) as EditFailure).message);
  return (await response.json()) as Answer;
}

/** Sends JSON. @throws as `send` does */
export const post = <Answer>(action: string, body: object, signal?: AbortSignal): Promise<Answer> =>
  send(action, JSON.stringify(body), signal && { signal });

/** Reads files as they are now. */
export const openFiles = (files: string[]): Promise<OpenFile[]> => post('open', { files });

/** What the check says about changes, without writing anything. */
export const checkChanges = (changes: FileChange[], signal: AbortSignal): Promise<SaveAnswer> =>
  post('check', { changes }, signal);

/** Writes changes. */
export const saveChanges = (changes: FileChange[]): Promise<SaveAnswer> => post('save', { changes });
