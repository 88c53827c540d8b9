// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '../../../../tests/site-fixture.ts';
import { connectToaster } from '../../ui/toast/show-toast.ts';
import { Form } from './Form.tsx';

const showToast = vi.fn();
afterAll(connectToaster(showToast));

let answer: (response: Response) => Promise<void>;
let failNow: (error: Error) => void;
const fetched = vi.fn<typeof fetch>(
  (_, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      answer = async (response) => {
        await act(async () => resolve(response));
        await act(() => vi.advanceTimersByTimeAsync(0));
      };
      failNow = reject;
    }),
);

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const button = () => screen.getByRole<HTMLButtonElement>('button');
const heading = () => document.querySelector('.form-banner-heading')?.textContent;
async function leave() {
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const comeBack = () =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

async function sendMessage() {
  const typed = { Name: 'Ada', Email: 'ada@example.test', 'Job title': 'CTO', Message: 'Hello' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await act(async () => button().form?.requestSubmit());
}

beforeEach(() => {
  showToast.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});

afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(21_000);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

it('shows the outcome in a toast if the form is not on screen', async () => {
  const first = render(<Form site={site} id="contact" />);
  await sendMessage();
  first.unmount();
  await answer(new Response());
  expect(showToast).toHaveBeenLastCalledWith({ message: site.contactForm.success.text });
  expect(sessionStorage).toHaveLength(0);

  const second = render(<Form site={site} id="contact" />);
  expect(name().value).toBe('');
  await sendMessage();
  second.unmount();
  await answer(new Response(null, { status: 500 }));
  expect(showToast).toHaveBeenLastCalledWith({
    message: 'Couldn’t send message. Please try again or email hello@example.test.',
  });
  render(<Form site={site} id="contact" />);
  expect(name().value).toBe('Ada');
  expect(heading()).toBeUndefined();
});

it('counts a message as sent if the response arrived before the page was hidden', async () => {
  render(<Form site={site} id="contact" />);
  await sendMessage();
  const answered = answer(new Response());
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await answered;
  expect(sessionStorage).toHaveLength(0);
  await comeBack();
  expect(heading()).toBe('Message sent successfully');
});

it('reports a message as not sent when the browser fails the call before the page is hidden', async () => {
  render(<Form site={site} id="contact" />);
  await sendMessage();
  await act(async () => failNow(new TypeError('Failed to fetch')));
  await leave();
  await comeBack();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(heading()).toBe('Couldn’t send message');
  expect(sessionStorage.getItem('contact-form-interrupted')).toBeNull();
});
