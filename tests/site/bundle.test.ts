/** What runs in the browser is the site, and none of what built it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { built, filesEnding } from './site.ts';

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

it.each(signs)('holds nothing of %s', (_, sign, file) => {
  expect(read([`node_modules/${file}`]), 'the sign stands in the library itself').toContain(sign);
  expect(bundle).not.toContain(sign);
});

it('holds React, so that its signs would have been seen', () => {
  expect(bundle).toContain('onPointerEnter');
});
