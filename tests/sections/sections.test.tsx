/** Every folder in src/site/sections is a whole section type, and each of its examples is accepted and readable. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkValue, type Section } from '../../src/content/index.ts';
import { loadSchemas } from '../../src/content/node/index.ts';
import { AssetsContext } from '../../src/site/context/assets.ts';
import { SiteContext } from '../../src/site/context/site-context.ts';
import { sectionComponents } from '../../src/site/page/registry.ts';
import { SAMPLE_SITE } from '../sample-site.ts';
import { site } from '../site-fixture.ts';
import { assetsFor, referencesOf, textsOf } from './example-assets.ts';

const FOLDER = 'src/site/sections';
const types = readdirSync(FOLDER);
const schemas = await loadSchemas();

const exampleList = z
  .array(
    z.strictObject({ name: z.string().min(1), hidden: z.literal(true).optional(), section: z.unknown() }),
  )
  .min(1);
const examplesOf = (type: string) =>
  exampleList.parse(parse(readFileSync(join(FOLDER, type, 'examples.yaml'), 'utf8')));

/** The texts that only the examples of a type use. */
function ownTexts(type: string): string[] {
  const folder = join(FOLDER, type, 'texts');
  return existsSync(folder) ? readdirSync(folder) : [];
}

function standardOf(type: string) {
  const entry = schemas.sections.get(type);
  if (!entry) throw new Error(`The check does not know the type “${type}”.`);
  return entry;
}

/** What people read of a section: its text and what its pictures are said to show. */
function readable(section: Section): string {
  const Component = sectionComponents.get(section.type);
  if (!Component) throw new Error(`There is no component for “${section.type}”.`);
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <AssetsContext value={assetsFor(section, standardOf(section.type))}>
        <Component {...section} />
      </AssetsContext>
    </SiteContext>,
  );
  const { document } = new JSDOM(html).window;
  for (const hidden of document.querySelectorAll('[hidden], [aria-hidden=true]')) hidden.remove();
  const pictures = [...document.querySelectorAll('img')].map(({ alt }) => alt);
  return [document.body.textContent ?? '', ...pictures].join('\n').replace(/\s+/g, ' ');
}

it('knows the same types in the check, in the registry and on the disk', () => {
  expect([...schemas.sections.keys()].sort()).toEqual([...types].sort());
  expect([...sectionComponents.keys()].sort()).toEqual([...types].sort());
});

describe.each(types)('Section type %s', (type) => {
  const examples = examplesOf(type);

  it('has a schema, a component and examples, each described', () => {
    for (const file of ['schema.ts', 'index.tsx', 'examples.yaml'])
      expect(existsSync(join(FOLDER, type, file)), file).toBe(true);
    expect(standardOf(type).schema.description).toMatch(/\.$/);
    expect(examples[0]?.hidden, 'the first example is what editors copy').toBeUndefined();
    expect(new Set(examples.map(({ name }) => name)).size, 'names are unique').toBe(examples.length);
  });

  it.each(examples)('accepts $name and shows every word of it', ({ section }) => {
    expect(checkValue(section, standardOf(type)).found).toEqual([]);
    const accepted = standardOf(type).schema.parse(section) as Section;
    expect(accepted.type).toBe(type);
    const text = readable(accepted);
    expect(text.trim()).not.toBe('');
    for (const word of textsOf(accepted, standardOf(type))) expect(text).toContain(word);
  });

  it.each(examples)('names only pictures, icons and texts that exist in $name', ({ section }) => {
    for (const { kind, name } of referencesOf(section, standardOf(type))) {
      if (kind === 'image') expect(readdirSync(join(SAMPLE_SITE, 'images'))).toContain(name);
      if (kind === 'text-file')
        expect([...readdirSync(join(SAMPLE_SITE, 'text')), ...ownTexts(type)]).toContain(`${name}.md`);
      if (kind === 'file') expect(readdirSync(join(FOLDER, type, 'files'))).toContain(name);
    }
  });

  it.each(examples)('refuses $name with a field that it does not know', ({ section }) => {
    const { found } = checkValue({ ...(section as object), unheardOf: 'x' }, standardOf(type));
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain('unheardOf');
  });
});
