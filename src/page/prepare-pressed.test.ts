// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { preparePressed } from './prepare-pressed.ts';

const pages = { prepare: vi.fn(async () => {}), release: vi.fn() };
preparePressed(pages);

const fire = (type: string, target: Element | null, how: MouseEventInit = {}) =>
  target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...how }));

/** Presses the text of a link. */
function press(link: string, how?: MouseEventInit): Element | null {
  document.body.innerHTML = link;
  const target = document.querySelector('em') ?? document.body.firstElementChild;
  fire('pointerdown', target, how);
  return target;
}

const LINK = '<a href="/about">About <em>us</em></a>';

beforeEach(() => {
  vi.useFakeTimers();
  pages.prepare.mockClear();
  pages.release.mockClear();
  return () => {
    vi.runAllTimers();
    vi.useRealTimers();
  };
});

it('prepares the page of a pressed link', () => {
  press(LINK);
  expect(pages.prepare).toHaveBeenCalledExactlyOnceWith('/about');
});

it.each<[string, string, MouseEventInit]>([
  ['another site', '<a href="https://example.com/about">out</a>', {}],
  ['another window', '<a href="/about" target="_blank">new</a>', {}],
  ['a file', '<a href="/files/a.pdf" type="application/pdf">save</a>', {}],
  ['a tab, by Control', LINK, { ctrlKey: true }],
  ['a tab, by the middle button', LINK, { button: 1 }],
  ['a section', '<a href="/about#vision">vision</a>', {}],
  ['no target yet', '<a href="#">Privacy Policy</a>', {}],
  ['nothing', '<button type="button">no link</button>', {}],
])('prepares nothing for %s', (_, link, how) => {
  press(link, how);
  expect(pages.prepare).not.toHaveBeenCalled();
});

it.each(['pointerup', 'pointercancel', 'pointerout'])(
  'releases the page after %s without a click',
  (type) => {
    const target = press(LINK);
    fire(type, target);
    expect(pages.release).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(pages.release).toHaveBeenCalledOnce();
  },
);

it('keeps the page while the pointer moves within the link', () => {
  const target = press(LINK);
  fire('pointerout', target, { relatedTarget: document.querySelector('a') });
  vi.runAllTimers();
  expect(pages.release).not.toHaveBeenCalled();
  fire('pointerup', target);
});

it('keeps the page of a second press', () => {
  fire('pointerup', press(LINK));
  const target = press('<a href="/contact">Contact</a>');
  vi.runAllTimers();
  expect(pages.release).not.toHaveBeenCalled();
  expect(pages.prepare).toHaveBeenLastCalledWith('/contact');
  fire('pointerup', target);
});
