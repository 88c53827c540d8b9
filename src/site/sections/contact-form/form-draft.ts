import { fieldNames, type Values } from './validate.ts';

const DRAFT = 'contact-form-draft';
const INTERRUPTED = 'contact-form-interrupted';

/** This tab's storage; undefined if the visitor or an embedding page blocks it. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string) {
  try {
    storage()?.setItem(key, value);
  } catch {
    storage()?.removeItem(key); // storage is full: an outdated draft would be worse than none
  }
}

/** Saves the form's values for this tab; empty values delete the draft. */
export function saveDraft(values: Values): void {
  if (fieldNames.every((field) => values[field] === '')) deleteDraft();
  else write(DRAFT, JSON.stringify(values));
}

/** The saved values; an invalid draft counts as none. */
export function readDraft(): Partial<Values> {
  let stored: unknown;
  try {
    stored = JSON.parse(storage()?.getItem(DRAFT) ?? 'null');
  } catch {
    return {};
  }
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(stored ?? {}).filter(isText));
}

/** Deletes the draft after the message was sent. */
export function deleteDraft(): void {
  storage()?.removeItem(DRAFT);
}

/** Remembers that the visitor left while a message was in flight. */
export function markInterrupted(): void {
  write(INTERRUPTED, 'yes');
}

/** Whether the visitor left while a message was in flight; true only once. */
export function takeInterrupted(): boolean {
  const interrupted = storage()?.getItem(INTERRUPTED) === 'yes';
  storage()?.removeItem(INTERRUPTED);
  return interrupted;
}
