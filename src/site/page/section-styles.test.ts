// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { CONTENT_TIMEOUT_MS } from './content.ts';

const inline = () => document.querySelectorAll('style[data-section]').length;
const link = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

/** The module as a new document has it. */
const load = async () => (await import('./section-styles.ts')).loadSectionStyles();

beforeEach(() => {
  vi.resetModules();
  document.documentElement.dataset.styles = '/assets/sections.css';
  document.head.innerHTML =
    '<style>a {}</style><style data-section>b {}</style><style data-section>i {}</style>';
});

it('applies the style sheet in the step that removes those of the document', async () => {
  const loading = load();
  await vi.waitFor(() => expect(link()?.getAttribute('href')).toBe('/assets/sections.css'));
  expect([link()?.media, inline()]).toEqual(['not all', 2]);
  link()?.dispatchEvent(new Event('load'));
  expect([link()?.media, inline()]).toEqual(['all', 0]);
  expect(await loading).toBe(true);
  expect(document.querySelectorAll('style')).toHaveLength(1);
});

it('leaves those of the document if the style sheet does not load, and tries again the next time', async () => {
  const first = load();
  await vi.waitFor(() => expect(link()).not.toBeNull());
  link()?.dispatchEvent(new Event('error'));
  expect(await first).toBe(false);
  expect([link(), inline()]).toEqual([null, 2]);
  const second = load();
  await vi.waitFor(() => expect(link()).not.toBeNull());
  link()?.dispatchEvent(new Event('load'));
  expect(await second).toBe(true);
});

it('gives up after the time limit', async () => {
  vi.useFakeTimers();
  const { loadSectionStyles } = await import('./section-styles.ts');
  const loading = loadSectionStyles();
  vi.advanceTimersByTime(CONTENT_TIMEOUT_MS);
  expect(await loading).toBe(false);
  expect([link(), inline()]).toEqual([null, 2]);
  vi.useRealTimers();
});

it('loads nothing where the document has all style sheets', async () => {
  delete document.documentElement.dataset.styles;
  expect(await load()).toBe(true);
  expect(link()).toBeNull();
});
