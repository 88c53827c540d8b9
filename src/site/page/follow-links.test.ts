// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const navigate = vi.fn();
followLinks(navigate);

/** Clicks a link's text. @returns whether the browser's own navigation was prevented */
function click(link: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  const target = document.querySelector('em') ?? document.body.firstElementChild;
  let prevented = false;
  const record = (event: Event) => {
    prevented = event.defaultPrevented;
    // jsdom cannot navigate.
    event.preventDefault();
  };
  window.addEventListener('click', record, { once: true });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return prevented;
}

beforeEach(() => navigate.mockClear());

it.each([
  ['/about', '/about'],
  ['/about?from=mail#vision', '/about?from=mail#vision'],
  ['#vision', '/#vision'],
  ['http://localhost:3000/contact', '/contact'],
])('follows %s without loading a document', (href, to) => {
  expect(click(`<p><a href="${href}">some <em>words</em></a></p>`)).toBe(true);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(to, { replace: false });
});

it('replaces the history entry for a link to the current address', () => {
  click('<a href="/">here</a>');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
});

it('does nothing for a link without a target yet', () => {
  expect(click('<a href="#">Privacy Policy</a>')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it.each<[string, string, MouseEventInit]>([
  ['another site', '<a href="https://example.com/about">out</a>', {}],
  ['a mail program', '<a href="mailto:info@example.com">write</a>', {}],
  ['another window', '<a href="/about" target="_blank">new</a>', {}],
  ['a tab, by Control', '<a href="/about">tab</a>', { ctrlKey: true }],
  ['a tab, by Command', '<a href="/about">tab</a>', { metaKey: true }],
  ['a window, by Shift', '<a href="/about">window</a>', { shiftKey: true }],
  ['a file, by Alt', '<a href="/about">save</a>', { altKey: true }],
  ['a tab, by the middle button', '<a href="/about">tab</a>', { button: 1 }],
  ['nothing', '<button type="button">no link</button>', {}],
])('leaves %s to the browser', (_, link, how) => {
  expect(click(link, how)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

it('ignores a click that another listener has handled', () => {
  const handle = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', handle);
  click('<a href="/about">about</a>');
  document.body.removeEventListener('click', handle);
  expect(navigate).not.toHaveBeenCalled();
});
