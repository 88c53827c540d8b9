// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const navigate = vi.fn();
followLinks(navigate);

/** Clicks the words of a link; returns whether the browser was kept from following it itself. */
function click(link: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  const target = document.querySelector('em') ?? document.body.firstElementChild;
  let kept = false;
  const ask = (event: Event) => {
    kept = event.defaultPrevented;
    // jsdom can go nowhere.
    event.preventDefault();
  };
  window.addEventListener('click', ask, { once: true });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return kept;
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

it('puts no second entry of the same address into the history', () => {
  click('<a href="/">here</a>');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
});

it('stays where a link leads nowhere yet', () => {
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

it('leaves what another listener has answered', () => {
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', answer);
  click('<a href="/about">about</a>');
  document.body.removeEventListener('click', answer);
  expect(navigate).not.toHaveBeenCalled();
});
