import { fieldNames, type Values } from './validate.ts';

const DRAFT = 'contact-form-draft';
const INTERRUPTED = 'contact-form-interrupted';

/** This tab's storage. A visitor or an embedding page may forbid it; then nothing is kept. */
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
    storage()?.removeItem(key); // no room left: an older text would be worse than none
  }
}

/** Keeps what was typed, for this tab only. An empty form leaves nothing. */
export function keepDraft(values: Values): void {
  if (fieldNames.every((field) => values[field] === '')) forgetDraft();
  else write(DRAFT, JSON.stringify(values));
}

/** What was kept; a stored text that is not a draft counts as none. */
export function readDraft(): Partial<Values> {
  let kept: unknown;
  try {
    kept = JSON.parse(storage()?.getItem(DRAFT) ?? 'null');
  } catch {
    return {};
  }
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(kept ?? {}).filter(isText));
}

/** Forgets what was kept: the message has been sent. */
export function forgetDraft(): void {
  storage()?.removeItem(DRAFT);
}

/** Remembers that the visitor left while a message was on its way. */
export function markInterrupted(): void {
  write(INTERRUPTED, 'yes');
}

/** Whether the visitor left while a message was on its way; true once only. */
export function takeInterrupted(): boolean {
  const interrupted = storage()?.getItem(INTERRUPTED) === 'yes';
  storage()?.removeItem(INTERRUPTED);
  return interrupted;
}
