import { expect, test } from 'vitest';
import type { Page, Section } from '../../content/index.ts';
import { fieldDataOf } from './field-data.ts';

const page = (address: string, sections: Section[]): Page => ({
  ...{ name: address, address, title: `Title of ${address}`, description: '' },
  sections,
});

const pages = new Map([
  [
    '/b',
    page('/b', [
      { type: 'hero', title: 'B', image: { file: 'rack.jpg', alt: 'A rack' } },
      { type: 'cards', id: 'cards', heading: 'Our Cards' },
      { type: 'stats', id: 'numbers' },
      { type: 'cta', id: 'later', heading: 'Later', hidden: true },
    ]),
  ],
  ['/a', page('/a', [])],
]);
const names = ['pages/a.yaml', 'pages/b.yaml', 'pages/c.yaml', 'files/prices.pdf', 'files/old/prices.pdf'];
const files = new Map(names.map((name) => [name, { stamp: '', size: 6 }]));
const picture = { bytes: 6, path: '', drawing: false };
const pictures = new Map(
  Object.entries({ 'rack.jpg': { ...picture, width: 40, height: 20 }, 'broken.jpg': picture }),
);
const content = { files: 3, pages, texts: new Map(), pictures, problems: [] };
const data = fieldDataOf(content, { version: '', files });

test('pages come with the places that links can reach, and with a name where they have mistakes', () => {
  expect(data.pages).toEqual([
    { address: '/a', title: 'Title of /a', anchors: [] },
    {
      address: '/b',
      title: 'Title of /b',
      anchors: [
        { id: 'cards', label: 'Our Cards' },
        { id: 'numbers', label: 'numbers' },
      ],
    },
    { address: '/c', title: 'c', anchors: [] },
  ]);
});

test('pictures come with their size and what they show; broken ones are not offered', () => {
  expect(data.pictures).toEqual([{ file: 'rack.jpg', width: 40, height: 20, alt: 'A rack' }]);
});

test('files that the check accepts come with their size', () => {
  expect(data.files).toEqual([{ file: 'prices.pdf', bytes: 6 }]);
});
