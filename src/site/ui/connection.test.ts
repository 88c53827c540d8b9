// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { site } from '../../../tests/site-fixture.ts';
import { announceNewVersion, watchConnection } from './connection.ts';
import { connectToaster } from './toast/show-toast.ts';

const showToast = vi.fn();
afterAll(connectToaster(showToast));

beforeEach(() => showToast.mockClear());

it('shows that the connection is lost, without a time limit, and that it is back', () => {
  const stop = watchConnection(site.words);
  window.dispatchEvent(new Event('offline'));
  expect(showToast).toHaveBeenLastCalledWith({
    message: 'You are offline.',
    duration: Number.POSITIVE_INFINITY,
  });
  window.dispatchEvent(new Event('online'));
  expect(showToast).toHaveBeenLastCalledWith({ message: 'You are back online.' });
  stop();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(showToast).toHaveBeenCalledTimes(2);
});

it('offers a newer version once, without a time limit, with a button that reloads', () => {
  announceNewVersion(site.words);
  announceNewVersion(site.words);
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    message: 'A newer version of this site is available.',
    action: { label: 'Reload', run: expect.any(Function) },
    duration: Number.POSITIVE_INFINITY,
  });
});
