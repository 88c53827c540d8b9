/** The license list of the site names every package that visitors receive. */
import { expect, it } from 'vitest';
import { readBuilt } from './built-pages.ts';

it.each([
  'react',
  'react-dom',
  'react-router',
  'react-hot-toast',
  // framer-motion's spring.
  'motion-dom',
  '@iconify-json/lucide',
  '@fontsource-variable/instrument-sans',
])('licenses.md gives the license of %s', (name) => {
  const [, text = ''] = readBuilt('licenses.md').split(`\n## ${name} - `);
  expect(text).toMatch(/^[\d.]+ \((MIT|ISC|OFL-1\.1)\)\n[^#]*copyright/i);
});
