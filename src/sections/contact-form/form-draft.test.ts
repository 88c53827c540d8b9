// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, markInterrupted, readDraft, takeInterrupted } from './form-draft.ts';

const values = { name: 'Ada', email: 'ada@', title: '', message: 'Line\nline 😀' };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the draft', () => {
  it('keeps what was typed for this tab until it is forgotten', () => {
    keepDraft(values);
    expect(readDraft()).toEqual(values);
    expect(localStorage).toHaveLength(0);
    forgetDraft();
    expect(readDraft()).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves nothing behind for an empty form', () => {
    keepDraft(values);
    keepDraft({ name: '', email: '', title: '', message: '' });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'no JSON', 'null', '3', '{"name":3}', '[1]'])('takes a stored “%s” for no draft', (text) => {
    sessionStorage.setItem('contact-form-draft', text);
    expect(readDraft()).toEqual({});
  });

  it('keeps nothing where storage is forbidden, without a fuss', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    keepDraft(values);
    markInterrupted();
    expect(readDraft()).toEqual({});
    expect(takeInterrupted()).toBe(false);
    forgetDraft();
  });

  it('keeps no older draft when there is no room for the new one', () => {
    keepDraft(values);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    keepDraft({ ...values, message: 'Much longer' });
    expect(readDraft()).toEqual({});
  });
});

it('remembers once that the visitor left while sending', () => {
  expect(takeInterrupted()).toBe(false);
  markInterrupted();
  expect(takeInterrupted()).toBe(true);
  expect(takeInterrupted()).toBe(false);
});
