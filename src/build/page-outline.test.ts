import { expect, it } from 'vitest';
import type { Page, Schemas } from '../content/index.ts';
import { styleKeys } from '../page/style-keys.ts';
import { outlineOf } from './page-outline.ts';

const schemas = { sections: new Map() } as unknown as Schemas;

it('keeps all of a section that decides on its style sheets', () => {
  const sections = [{ type: 'hero', tone: 'paper', layout: 'below', title: 'Contact' }, { type: 'cta' }];
  const page = { address: '/contact', title: 'Contact', sections } as unknown as Page;
  expect(styleKeys(outlineOf(page, schemas).sections)).toEqual(styleKeys(page.sections));
});
