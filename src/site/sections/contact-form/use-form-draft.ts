import { type RefObject, useEffect } from 'react';
import { readDraft, saveDraft } from './form-draft.ts';
import { fieldNames, type Values } from './validate.ts';

/** The values of the form's fields. */
export function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')])) as Values;
}

/**
 * Restores this tab's draft in the fields that are still empty, and saves what the visitor typed before hydration.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    for (const name of fieldNames) {
      const control = form.current.elements.namedItem(name);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (isText && control.value === '') control.value = draft[name] ?? '';
    }
    saveDraft(valuesOf(form.current));
  }, [form]);
}
