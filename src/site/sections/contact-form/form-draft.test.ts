// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteDraft, markInterrupted, readDraft, saveDraft, takeInterrupted } from './form-draft.ts';

const values = { name: 'Ada', email: 'ada@', title: '', message: 'Line\nline 😀' };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the draft', () => {
  it('stores nothing for an empty form', () => {
    saveDraft(values);
    saveDraft({ name: '', email: '', title: '', message: '' });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'no JSON', 'null', '3', '{"name":3}', '[1]'])('takes a stored “%s” for no draft', (text) => {
    sessionStorage.setItem('contact-form-draft', text);
    expect(readDraft()).toEqual({});
  });

  it('does nothing if storage is blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    saveDraft(values);
    markInterrupted();
    expect(readDraft()).toEqual({});
    expect(takeInterrupted()).toBe(false);
    deleteDraft();
  });

  it('deletes the old draft if there is no room for the new one', () => {
    saveDraft(values);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    saveDraft({ ...values, message: 'Much longer' });
    expect(readDraft()).toEqual({});
  });
});
