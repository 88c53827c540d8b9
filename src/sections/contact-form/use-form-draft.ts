import { type RefObject, useEffect } from 'react';
import { keepDraft, readDraft } from './form-draft.ts';
import { fieldNames, type Values } from './validate.ts';

/** What stands in the fields of the form. */
export function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')])) as Values;
}

/**
 * Puts what was typed earlier in this tab back into the fields that are still empty, and keeps what a visitor
 * has typed before the page came to life.
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
    keepDraft(valuesOf(form.current));
  }, [form]);
}
