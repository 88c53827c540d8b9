// @vitest-environment jsdom
/** The editor finds every word of every section type on the page, and starts to edit exactly that. */
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formModel, type Section, type Value } from '../../src/content/index.ts';
import { loadSchemas, readExamples } from '../../src/content/node/index.ts';
import { AssetsContext } from '../../src/site/context/assets.ts';
import { SiteContext } from '../../src/site/context/site-context.ts';
import { SectionOf, sectionProps } from '../../src/studio/app/canvas/draw/DrawnSection.tsx';
import { isWords } from '../../src/studio/app/canvas/draw/drawable.ts';
import { type CanvasState, drawnSite } from '../../src/studio/app/canvas/draw/use-canvas-state.ts';
import { editInPlace } from '../../src/studio/app/canvas/words/edit-in-place.ts';
import type { Word } from '../../src/studio/app/canvas/words/find-words.ts';
import { wordsOf } from '../../src/studio/app/canvas/words/shown-parts.tsx';
import { withKeys } from '../../src/studio/app/data/keyed.ts';
import { sectionsOf } from '../../src/studio/app/data/page-data.ts';
import { assetsFor } from '../sections/example-assets.ts';
import { site } from '../site-fixture.ts';

const schemas = await loadSchemas();
const forms = formModel(schemas, readExamples);
const FILE = 'pages/test.yaml';
const examples = [...schemas.sections.keys()].flatMap((type) =>
  readExamples(type).map(({ name, section }) => ({ title: `${type}: ${name}`, type, section })),
);

/** A page with one section, drawn as the canvas draws it. */
function draw(section: { [name: string]: Value }) {
  const type = String(section.type);
  const entry = schemas.sections.get(type);
  if (!entry) throw new Error(`There is no section type “${type}”.`);
  const contents = {
    [FILE]: withKeys({ title: 'Test', sections: [section] }),
    'site.yaml': withKeys(site as unknown as { [name: string]: Value }),
  };
  const data = { pageFile: FILE, contents };
  const [{ key } = { key: '' }] = sectionsOf(data);
  const assets = assetsFor(section as Section, entry);
  const tones = new Map([[key, 'paper' as const]]);
  const canvas: CanvasState = {
    forms,
    assets,
    tones,
    topTone: 'ink',
    headerLeads: true,
    address: '/test',
    title: 'Test',
    site: drawnSite(contents['site.yaml'], forms),
  };
  const { container } = render(
    <SiteContext value={canvas.site}>
      <AssetsContext value={assets}>
        <SectionOf type={type} props={sectionProps(forms, type, withKeys(section))} tone="paper" />
      </AssetsContext>
    </SiteContext>,
  );
  const part = container.firstElementChild as Element;
  part.setAttribute('data-section', key);
  const find = () => wordsOf(part, { document, data, canvas });
  const texts: string[] = [];
  sectionProps(forms, type, withKeys(section), (text, _, field) => {
    if (isWords(field)) texts.push(text);
    return text;
  });
  return { part, find, texts };
}

describe.each(examples)('$title', ({ section }) => {
  it('has every text that the page shows', () => {
    const { part, find, texts } = draw(section as { [name: string]: Value });
    const shown = texts.filter((text) => part.textContent?.includes(text));
    expect(
      find()
        .filter(({ file }) => file === FILE)
        .map((word) => word.shown),
    ).toEqual(expect.arrayContaining(shown));
  });

  it('gives each text a place to be edited, and has it back as it was', () => {
    const { part, find } = draw(section as { [name: string]: Value });
    const before = part.outerHTML;
    // Anew each time: an edit takes nodes away and puts them back, which moves the ranges within them.
    for (const at of find().keys()) {
      const word = find()[at] as Word;
      const onEnd = vi.fn();
      const edit = editInPlace(word, word.shown, undefined, { onInput: () => {}, onTools: () => {}, onEnd });
      expect(edit?.element.textContent).toBe(word.shown);
      edit?.finish();
      expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ text: word.shown.trim(), kept: true }));
    }
    expect(part.outerHTML).toBe(before);
  });
});
