import { expect, test } from 'vitest';
import { downloadEndings } from '../../content/index.ts';
import { contentType } from './content-type.ts';

test.each(downloadEndings)('knows the type of files that end in %s, also in capitals', (ending) => {
  expect(contentType(`list.${ending}`)).not.toBe('application/octet-stream');
  expect(contentType(`LIST.${ending.toUpperCase()}`)).toBe(contentType(`list.${ending}`));
});
