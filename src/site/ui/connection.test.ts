// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { site } from '../../../tests/site-fixture.ts';
import { announceNewVersion, watchConnection } from './connection.ts';
import { showToast } from './toast/show-toast.ts';

vi.mock('./toast/show-toast.ts', () => ({ showToast: vi.fn() }));
const shown = vi.mocked(showToast);

beforeEach(() => shown.mockClear());

it('shows that the connection is lost, without a time limit, and that it is back', () => {
  const stop = watchConnection(site.words);
  window.dispatchEvent(new Event('offline'));
  expect(shown).toHaveBeenLastCalledWith({
    message: 'You are offline.',
    duration: Number.POSITIVE_INFINITY,
  });
  window.dispatchEvent(new Event('online'));
  expect(shown).toHaveBeenLastCalledWith({ message: 'You are back online.' });
  stop();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(shown).toHaveBeenCalledTimes(2);
});

it('offers a newer version once, without a time limit, with a button that reloads', () => {
  announceNewVersion(site.words);
  announceNewVersion(site.words);
  expect(shown).toHaveBeenCalledExactlyOnceWith({
    message: 'A newer version of this site is available.',
    action: { label: 'Reload', run: expect.any(Function) },
    duration: Number.POSITIVE_INFINITY,
  });
});
