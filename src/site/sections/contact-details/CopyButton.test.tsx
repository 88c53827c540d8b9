// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '../../../../tests/site-fixture.ts';
import { SiteContext } from '../../context/site-context.ts';
import { connectToaster } from '../../ui/toast/show-toast.ts';
import { CopyButton } from './CopyButton.tsx';

const showToast = vi.fn();
afterAll(connectToaster(showToast));

async function clickCopy() {
  render(
    <SiteContext value={site}>
      <CopyButton value="(555) 555-0100 $&" label="Copy phone number" />
    </SiteContext>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy phone number' })));
}

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

beforeEach(() => showToast.mockClear());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('shows the result in its icon for a moment, each time', async () => {
  vi.useFakeTimers();
  clipboard(vi.fn(async () => {}));
  await clickCopy();
  const button = screen.getByRole('button');
  const state = () => button.dataset.state;
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(1000);
  await act(async () => fireEvent.click(button));
  pass(1599);
  expect(state()).toBe('copied');
  pass(1);
  expect(state()).toBe('idle');
  clipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')));
  await act(async () => fireEvent.click(button));
  expect(state()).toBe('failed');
  vi.useRealTimers();
});

it('reports that the browser refused to copy', async () => {
  clipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')));
  await clickCopy();
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ message: 'Could not copy.' });
});

it('reports the same without a clipboard, as on an insecure origin', async () => {
  await clickCopy();
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ message: 'Could not copy.' });
});
