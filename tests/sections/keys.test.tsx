// @vitest-environment jsdom
/** Two items of a list may have the same words: React still needs different keys for them. */
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Section } from '../../src/content/index.ts';
import { loadSchemas, readExamples } from '../../src/content/node/index.ts';
import { AssetsContext } from '../../src/site/context/assets.ts';
import { SiteContext } from '../../src/site/context/site-context.ts';
import { sectionComponents } from '../../src/site/page/registry.ts';
import { site } from '../site-fixture.ts';
import { assetsFor } from './example-assets.ts';

const schemas = await loadSchemas();

/** Examples of every section type with a list, each of its items there twice. */
const doubled = [...schemas.sections].flatMap(([type, entry]) =>
  readExamples(type).flatMap(({ name, section }) => {
    if (!Array.isArray(section.items)) return [];
    const items = section.items.slice(0, 2).flatMap((item) => [item, item]);
    return [{ type, name, entry, section: entry.schema.parse({ ...section, type, items }) as Section }];
  }),
);

afterEach(() => vi.restoreAllMocks());

it('covers the section types with lists', () => {
  expect(new Set(doubled.map(({ type }) => type)).size).toBeGreaterThan(9);
});

it.each(doubled)('$type, “$name”: equal items are drawn without a warning', ({ type, entry, section }) => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const Component = sectionComponents.get(type);
  if (!Component) throw new Error(`There is no component for “${type}”.`);
  const { container } = render(
    <SiteContext value={site}>
      <AssetsContext value={assetsFor(section, entry)}>
        <Component {...section} />
      </AssetsContext>
    </SiteContext>,
  );
  expect(warned).not.toHaveBeenCalled();
  expect(container.querySelectorAll('.section-body li')).toHaveLength((section.items as unknown[]).length);
});
