import { expect, it } from 'vitest';
import type { Page } from '../content/index.ts';
import { splitStyles } from './split-styles.ts';

const page = (...types: string[]) => ({ sections: types.map((type) => ({ type })) }) as unknown as Page;
const long = (name: string) => `.${name}{${'a'.repeat(500)}}`;

it('leaves long style sheets of rare types out of the shell, and unused ones out of every page', () => {
  const pages = [page('hero', 'form'), page('hero', 'note'), page('hero', 'cards'), page('cards')];
  const sections = {
    cards: long('cards'),
    form: long('form'),
    hero: long('hero'),
    note: '.note{}',
    stats: long('stats'),
  };
  expect(splitStyles('.frame{}', sections, pages)).toEqual({
    css: `.frame{}${sections.cards}${sections.hero}${sections.note}`,
    sectionCss: { form: sections.form },
  });
});

it('joins style sheets that the very same pages have', () => {
  const pages = [
    page('form', 'map'),
    page('form', 'map', 'note'),
    page('hero'),
    page('note'),
    page(),
    page(),
    page(),
  ];
  const sections = { form: long('form'), hero: long('hero'), map: long('map'), note: long('note') };
  expect(splitStyles('', sections, pages).sectionCss).toEqual({
    form: sections.form + sections.map,
    hero: sections.hero,
    note: sections.note,
  });
});

it('gives a page the style sheets of the tones and layouts that its sections have', () => {
  const light = { sections: [{ type: 'hero', tone: 'paper', layout: 'below' }] } as unknown as Page;
  const dark = { sections: [{ type: 'hero', tone: 'ink', layout: 'below' }] } as unknown as Page;
  const sections = { 'hero.paper': long('paper'), 'hero.mist': long('mist'), 'hero/below': long('below') };
  expect(splitStyles('', sections, [light, dark, dark])).toEqual({
    css: sections['hero/below'],
    sectionCss: { 'hero.paper': sections['hero.paper'] },
  });
});
