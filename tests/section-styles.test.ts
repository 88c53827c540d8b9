/** Navigation loads the styles of all section types, so none may reach beyond its own type. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import css from '@eslint/css';
import { expect, it } from 'vitest';

const SECTIONS = 'src/site/sections';
const sheets = readdirSync(SECTIONS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

interface Node {
  type: string;
  name?: string;
  prelude?: Node;
  block?: Node;
  children?: Node[];
}

/** The selectors that are nested in nothing but at-rules; those of keyframes are none. */
function outerSelectors({ type, name = '', prelude, block, children = [] }: Node): Node[] {
  if (type === 'Rule') return prelude?.children ?? [];
  if (name.endsWith('keyframes')) return [];
  return (block?.children ?? children).flatMap(outerSelectors);
}

it.each(sheets)('%s styles nothing without a class', (file) => {
  const body = readFileSync(join(SECTIONS, file), 'utf8');
  const parsed = css.languages.css.parse(
    { body, path: file, physicalPath: file, bom: false },
    { languageOptions: { tolerant: true } },
  );
  if (!parsed.ok) throw new Error(`${file} cannot be parsed.`);
  const bare = outerSelectors(parsed.ast as Node).filter(
    (selector) => !/"(Class|Id|Attribute)Selector"/.test(JSON.stringify(selector)),
  );
  expect(bare).toEqual([]);
});
