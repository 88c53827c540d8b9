import { expect, it } from 'vitest';
import type { Section } from '../content/index.ts';
import { hasButton } from './has-button.ts';

const closing = { type: 'closing', heading: 'The End', text: 'Good night.' };
const button = { label: 'Contact Us', link: '/contact' };

it.each([
  ['a closing text only', [closing], false],
  ['a hero without its button', [{ type: 'hero', title: 'Start', button: undefined }, closing], false],
  ['a button in the hero', [{ type: 'hero', title: 'Start', button }, closing], true],
  ['a call to action', [{ type: 'cta', heading: 'Go On', button }], true],
  ['a contact form, with its own button', [{ type: 'contact-form', heading: 'Ask' }], true],
])('a page with %s', (_, sections, expected) => {
  expect(hasButton(sections as unknown as Section[])).toBe(expected);
});
