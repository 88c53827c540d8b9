// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type Assets, AssetsContext, type PictureData } from '../context/assets.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { preloadImage } from './preload-image.ts';

const hero: PictureData = {
  base: '/images/a.1/',
  width: 1920,
  height: 1080,
  crops: [
    { widths: [480, 720], height: 1080 },
    { widths: [1280, 1920], height: 1080 },
  ],
};
const assets: Assets = {
  pictures: {
    'hero/a.jpg': hero,
    'hero/a.jpg 70% 5%': hero,
    'side/plan.svg': { base: '/images/plan.2.svg', width: 1200, height: 900, crops: [] },
  },
  icons: { wifi: [['path', { d: 'M12 20h.01' }]] },
  texts: {},
};

function render(element: ReactElement): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <AssetsContext.Provider value={assets}>{element}</AssetsContext.Provider>,
  );
  return root;
}

afterEach(() => vi.restoreAllMocks());

test('a picture has a source for each crop in each format, best first, with its own size', () => {
  const root = render(<Picture preset="hero" file="a.jpg" alt="Racks" focus="70% 5%" />);
  const sources = [...root.querySelectorAll('source')];
  expect(sources.map((source) => [source.media !== '', source.type])).toEqual([
    [true, 'image/avif'],
    [true, 'image/webp'],
    [false, 'image/avif'],
  ]);
  expect(sources[0]?.srcset).toBe('/images/a.1/n480.avif 480w, /images/a.1/n720.avif 720w');
  expect([sources[0]?.getAttribute('width'), sources[0]?.getAttribute('height')]).toEqual(['720', '1080']);
  const image = root.querySelector('img');
  expect(image?.srcset).toBe('/images/a.1/w1280.webp 1280w');
  expect(image?.getAttribute('src')).toBe('/images/a.1/w1280.webp');
  expect(image?.alt).toBe('Racks');
  expect(image?.className).toBe('at-x70 at-y5');
});

test('a picture is as wide as its own frame, where that is not the one of its preset', () => {
  const root = render(<Picture preset="hero" file="a.jpg" alt="" sizes="145vw" />);
  const widths = [...root.querySelectorAll('[srcset]')].map((source) => source.getAttribute('sizes'));
  expect(new Set(widths)).toEqual(new Set(['145vw']));
});

test('a picture loads lazily unless it has priority', () => {
  const later = render(<Picture preset="hero" file="a.jpg" alt="" />).querySelector('img');
  expect([later?.getAttribute('loading'), later?.getAttribute('fetchpriority')]).toEqual(['lazy', null]);
  const first = render(<Picture preset="hero" file="a.jpg" alt="" priority />).querySelector('img');
  expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual([null, 'high']);
});

test('a drawing is one file with its own size, and may move where visitors do not mind', () => {
  const root = render(<Picture preset="side" file="plan.svg" alt="A plan" />);
  const source = root.querySelector('source');
  expect([source?.media, source?.srcset]).toEqual([
    '(prefers-reduced-motion: no-preference)',
    '/images/plan.2.svg#life',
  ]);
  expect(root.querySelector('img')?.outerHTML).toContain(
    'src="/images/plan.2.svg" width="1200" height="900"',
  );
});

test('a missing picture or icon throws an error with its name', () => {
  expect(() => render(<Picture preset="side" file="a.jpg" alt="" />)).toThrow('“a.jpg”');
  expect(() => render(<Icon name="wify" />)).toThrow('“wify”');
});

test('an icon comes from the page or from the shell, hidden from screen readers', () => {
  expect(render(<Icon name="wifi" />).querySelector('svg[aria-hidden=true] path')).not.toBeNull();
  expect(
    render(<Icon name="menu" />)
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M/g),
  ).toHaveLength(3);
});

test('preloading uses the same sources as the picture itself', () => {
  const made: Element[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    made.push(element);
    return element;
  });
  preloadImage('hero', hero);
  vi.restoreAllMocks();
  const sets = (elements: Iterable<Element>) =>
    Array.from(elements, (element) => [element.getAttribute('media'), element.getAttribute('srcset')]);
  const shown = render(<Picture preset="hero" file="a.jpg" alt="" />);
  expect(sets(made.filter((element) => element.matches('source')))).toEqual(
    sets(shown.querySelectorAll('source')),
  );
  expect(sets(made.filter((element) => element.matches('img')))).toEqual(sets(shown.querySelectorAll('img')));
});
