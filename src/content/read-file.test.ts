import { expect, it } from 'vitest';
import { loadSchemas } from './node/load-schemas.ts';
import { readPage } from './read-file.ts';
import { webAddress } from './schema/fields.ts';

const schemas = await loadSchemas();
const HERO = '  - type: hero\n    title: Start\n    image:\n      file: hero.jpg\n      alt: A rack\n';
const BUTTON = '    button:\n      label: Contact Us\n      link: /contact\n';
const CTA = `  - type: cta\n    heading: Go On\n${BUTTON}`;
const CLOSING = '  - type: closing\n    heading: The End\n    text: Good night.\n';
const FORM = '  - type: contact-form\n    heading: Ask\n    intro: We answer.\n';

const read = (sections: string) =>
  readPage(
    'content/pages/page.yaml',
    `title: Page\ndescription: A page that is only here to be read.\nsections:\n${sections}`,
    schemas,
  ).data;

it.each([
  ['a closing text only', CLOSING, undefined],
  ['a hero without its button', HERO + CLOSING, undefined],
  ['a button in the hero', HERO + BUTTON + CLOSING, true],
  ['a hidden button', `${HERO}${BUTTON}    hidden: true\n${CLOSING}`, undefined],
  ['a call to action', CTA, true],
  ['a call to action below a hero without a button', HERO + CTA, undefined],
  ['a form, with its own button', FORM, true],
  ['a hidden form', `${FORM}    hidden: true\n${CLOSING}`, undefined],
])('knows whether a page starts with a button: %s', (_, sections, expected) => {
  const page = read(sections);
  expect(page?.sections.length).toBeGreaterThan(0);
  expect(page?.startsWithButton).toBe(expected);
});

it.each([
  ['a hero', HERO, true],
  ['a hidden hero', `${HERO}    hidden: true\n${CLOSING}`, undefined],
  ['no hero', CLOSING, undefined],
])('knows whether a section opens the page: %s', (_, sections, expected) => {
  expect(read(sections)?.opened).toBe(expected);
});

it.each([
  ['https://www.münchen.example', 'https://www.xn--mnchen-3ya.example'],
  ['https://www.cedarline.example', 'https://www.cedarline.example'],
])('reads the web address %s as browsers do: %s', (written, read) => {
  expect(webAddress({ label: '', help: '', example: '' }).parse(written)).toBe(read);
});
