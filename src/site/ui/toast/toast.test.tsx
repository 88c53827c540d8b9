// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../../tests/site-fixture.ts';
import { SiteContext } from '../../context/site-context.ts';
import { showToast, type ToastRequest } from './show-toast.ts';
import { Toaster } from './Toaster.tsx';

const toaster = (
  <SiteContext value={site}>
    <Toaster />
  </SiteContext>
);

const cards = () => [...document.querySelectorAll<HTMLElement>('.toast[data-state="open"]')];
const messages = () => cards().map((card) => card.querySelector('.toast-message')?.textContent);
const card = () => cards()[0] as HTMLElement;
const show = (request: ToastRequest) => act(() => showToast(request));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });
const viewport = () => screen.getByRole('region', { name: 'Notifications (F8)' });

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has pointer events, but not capture.
  HTMLElement.prototype.setPointerCapture = vi.fn();
});

afterEach(() => {
  fireEvent.keyDown(document, { key: 'Escape' });
  act(() => vi.advanceTimersByTime(300));
  cleanup();
  vi.useRealTimers();
});

describe('one at a time (section 4)', () => {
  it('replaces the current toast', () => {
    render(toaster);
    show({ message: 'First' });
    show({ message: 'Second' });
    expect(document.querySelectorAll('.toast')).toHaveLength(1);
    expect(messages()).toEqual(['Second']);
  });

  it('shows the last toast requested before the toaster loaded, for its full duration', () => {
    showToast({ message: 'Early' });
    showToast({ message: 'Later' });
    pass(60_000);
    render(toaster);
    expect(messages()).toEqual(['Later']);
    pass(4999);
    expect(messages()).toEqual(['Later']);
    pass(1);
    expect(messages()).toEqual([]);
  });
});

describe('duration (section 4)', () => {
  it('dismisses itself after 5000 ms and then leaves the document', () => {
    render(toaster);
    show({ message: 'Copied' });
    pass(4999);
    expect(messages()).toEqual(['Copied']);
    pass(1);
    expect(messages()).toEqual([]);
    pass(200);
    expect(document.querySelector('.toast')).toBeNull();
  });

  it.each([Number.POSITIVE_INFINITY, 2 ** 31, 1e300])('stays when its duration is %s', (duration) => {
    render(toaster);
    show({ message: 'Stays', duration });
    pass(2 ** 31 - 2);
    pass(10);
    expect(messages()).toEqual(['Stays']);
  });
});

describe('pausing', () => {
  it.each<[string, () => void, () => void]>([
    ['the pointer is over it', () => fireEvent.pointerEnter(card()), () => fireEvent.pointerLeave(card())],
    ['it contains the focus', () => act(() => dismiss().focus()), () => act(() => dismiss().blur())],
    ['the window is in the background', () => fireEvent.blur(window), () => fireEvent.focus(window)],
  ])('keeps the remaining time while %s', (_, pause, resume) => {
    render(toaster);
    show({ message: 'Hovered' });
    pass(3000);
    pause();
    pass(60_000);
    resume();
    pass(1999);
    expect(messages()).toEqual(['Hovered']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it('resumes only when no reason to pause is left', () => {
    render(toaster);
    show({ message: 'Both' });
    fireEvent.pointerEnter(card());
    fireEvent.blur(window);
    fireEvent.pointerLeave(card());
    pass(60_000);
    expect(messages()).toEqual(['Both']);
    fireEvent.focus(window);
    pass(5000);
    expect(messages()).toEqual([]);
  });

  it('expires even if the previous toast was replaced under the pointer', () => {
    render(toaster);
    show({ message: 'Hovered' });
    fireEvent.pointerEnter(card());
    show({ message: 'Next' });
    pass(5000);
    expect(messages()).toEqual([]);
  });

  it('expires after its own duration if it appeared during a pause', () => {
    render(toaster);
    fireEvent.blur(window);
    show({ message: 'First' });
    pass(10_000);
    show({ message: 'Second' });
    pass(10_000);
    fireEvent.focus(window);
    pass(4999);
    expect(messages()).toEqual(['Second']);
    pass(1);
    expect(messages()).toEqual([]);
  });
});

const swipe = (x: number, y = 0, element: HTMLElement = card()) => {
  const at = { pointerId: 1, isPrimary: true, button: 0 };
  fireEvent.pointerDown(element, { ...at, clientX: 100, clientY: 100 });
  for (const part of [0.25, 0.5, 0.75, 1])
    fireEvent.pointerMove(element, { ...at, clientX: 100 + x * part, clientY: 100 + y * part });
  fireEvent.pointerUp(element, { ...at, clientX: 100 + x, clientY: 100 + y });
  fireEvent.click(element);
};

describe('swipe (sections 4 and 9)', () => {
  beforeEach(() => {
    render(toaster);
    show({ message: 'Swipe me', duration: Number.POSITIVE_INFINITY });
  });

  it.each([
    ['exactly 50 px', 50, 0],
    ['to the left', -80, 0],
    ['down', 0, 80],
    ['mostly down', 60, 80],
  ])('does not dismiss %s', (_, x, y) => {
    swipe(x, y);
    expect(messages()).toEqual(['Swipe me']);
  });

  it('follows the pointer to the right only and springs back', () => {
    const at = { pointerId: 1, isPrimary: true, button: 0, clientY: 0 };
    fireEvent.pointerDown(card(), { ...at, clientX: 0 });
    fireEvent.pointerMove(card(), { ...at, clientX: 4 });
    expect(card().dataset.swipe).toBeUndefined();
    fireEvent.pointerMove(card(), { ...at, clientX: 30 });
    expect(card().style.getPropertyValue('--swipe')).toBe('30px');
    fireEvent.pointerMove(card(), { ...at, clientX: -20 });
    expect(card().style.getPropertyValue('--swipe')).toBe('0px');
    fireEvent.pointerUp(card(), { ...at, clientX: -20 });
    expect(card().dataset.swipe).toBe('cancel');
    expect(card().style.getPropertyValue('--swipe')).toBe('');
  });

  it('swallows the click that ends a swipe, and only that one', () => {
    const run = vi.fn();
    show({ message: 'With action', action: { label: 'Reload', run }, duration: Number.POSITIVE_INFINITY });
    swipe(40, 0, screen.getByRole('button', { name: 'Reload' }));
    expect(run).not.toHaveBeenCalled();
    pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(run).toHaveBeenCalledOnce();
  });

  it('stops at a cancelled pointer and ignores a second finger and other buttons', () => {
    const at = { isPrimary: true, button: 0, clientY: 0 };
    fireEvent.pointerDown(card(), { ...at, pointerId: 1, clientX: 0 });
    fireEvent.pointerMove(card(), { ...at, pointerId: 1, clientX: 90 });
    fireEvent.pointerUp(card(), { ...at, pointerId: 2, clientX: 90 });
    fireEvent.pointerCancel(card(), { ...at, pointerId: 1, clientX: 90 });
    fireEvent.pointerUp(card(), { ...at, pointerId: 1, clientX: 90 });
    fireEvent.pointerDown(card(), { ...at, pointerId: 1, button: 2, clientX: 0 });
    fireEvent.pointerMove(card(), { ...at, pointerId: 1, clientX: 90 });
    fireEvent.pointerUp(card(), { ...at, pointerId: 1, clientX: 90 });
    expect(messages()).toEqual(['Swipe me']);
  });
});

describe('keyboard and screen readers (section 9)', () => {
  it('moves the focus to its viewport with F8', () => {
    render(toaster);
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(document.activeElement).toBe(viewport());
    act(() => viewport().blur());
    fireEvent.keyDown(document.body, { key: 'F8', ctrlKey: true });
    expect(document.activeElement).toBe(document.body);
  });

  it('ignores an Escape that was already handled, and closes by its button', () => {
    render(toaster);
    show({ message: 'Stays' });
    const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    used.preventDefault();
    act(() => void document.body.dispatchEvent(used));
    expect(messages()).toEqual(['Stays']);
    fireEvent.click(dismiss());
    expect(messages()).toEqual([]);
  });

  it('runs its action and closes', () => {
    const run = vi.fn();
    render(toaster);
    show({ message: 'New version', action: { label: 'Reload', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(run).toHaveBeenCalledOnce();
    expect(messages()).toEqual([]);
  });

  it('keeps the focus in the viewport when the focused toast is replaced', () => {
    render(toaster);
    show({ message: 'First' });
    act(() => dismiss().focus());
    show({ message: 'Second' });
    expect(document.activeElement).toBe(viewport());
  });

  it('announces each message, repeated ones too, in a status region that was there before', () => {
    render(toaster);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    for (let times = 0; times < 2; times++) {
      show({ message: 'Copied' });
      expect(status.textContent).toBe('');
      pass(100);
      expect(status.textContent).toBe('Copied');
    }
    pass(1000);
    expect(status.textContent).toBe('');
    expect(messages()).toEqual(['Copied']);
  });
});
