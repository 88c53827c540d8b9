/** What runs in the browser is the site, and none of what built it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { built, filesEnding } from './built-pages.ts';

const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const bundle = read(filesEnding('.js').map(built));

/** Words that every copy of a library carries, however it was made smaller. */
const signs: [library: string, sign: string, file: string][] = [
  ['zod', 'invalid_union', 'zod/v4/core/schemas.js'],
  ['yaml', 'tag:yaml.org,2002:', 'yaml/dist/schema/tags.js'],
  ['gray-matter', 'excerpt_separator', 'gray-matter/lib/excerpt.js'],
  ['markdown-it', 'html_inline', 'markdown-it/dist/markdown-it.mjs'],
  ['goober', '_goober', 'goober/dist/goober.modern.js'],
  [
    'the development build of React',
    'Received an unexpected object in getComponentNameFromType',
    'react/cjs/react-jsx-runtime.development.js',
  ],
];

it.each(signs)('contains nothing of %s', (_, sign, file) => {
  expect(read([`node_modules/${file}`]), 'the library itself contains the sign').toContain(sign);
  expect(bundle).not.toContain(sign);
});

it('contains nothing of the editor and the development server', () => {
  const ownSigns = [
    'edit-token',
    '/__files',
    '/_edit',
    'editor-site',
    'edit-words',
    'Edit this page',
    'cedarline/website',
    '/_gallery',
    'content-problems',
    'content:state',
  ];
  const source = [
    'content/site.yaml',
    'src/studio/editor-site.ts',
    'src/studio/store/folder/folder-client.ts',
    'src/studio/app/editor.css',
    'src/studio/server/guard.ts',
    ...['dev-client', 'gallery/gallery', 'follow-content'].map((name) => `src/studio/dev/${name}.ts`),
  ];
  const code = read(source);
  expect(
    ownSigns.filter((sign) => !code.includes(sign)),
    'the signs are in their code',
  ).toEqual([]);
  const site = read(['.html', '.js', '.css', '.json', '.txt', '.xml'].flatMap(filesEnding).map(built));
  expect(ownSigns.filter((sign) => site.includes(sign))).toEqual([]);
  expect(site).not.toMatch(/react-refresh|@vite\/client/);
});

it('contains React, so that other libraries would have been found', () => {
  expect(bundle).toContain('onPointerEnter');
});
