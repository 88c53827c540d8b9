import { expect, it } from 'vitest';
import type { Section } from '../content/index.ts';
import { showsNumber } from './shows-number.ts';

const sections = (...given: object[]) => ({ sections: given as Section[] });

it('a raised card of contact details has the number to call in full size, a strip has not', () => {
  expect(showsNumber(sections({ type: 'hero' }, { type: 'contact-details', layout: 'raised' }))).toBe(true);
  expect(showsNumber(sections({ type: 'contact-details', layout: 'strip' }))).toBe(false);
  expect(showsNumber(sections({ type: 'hero', layout: 'raised' }))).toBe(false);
});
