import { describe, expect, it } from 'vitest';
import type { FormModel } from '../../../content/index.ts';
import { isHidden } from '../../../content/shared/is-hidden.ts';
import type { SectionData } from '../data/page-data.ts';
import { addSection, hideSection, refusals, sectionTools } from './section-commands.ts';

const forms = {
  sections: {
    hero: { meta: { opensPage: true } },
    cards: {
      meta: {},
      shape: {
        fields: { id: { means: 'anchor' }, items: { item: { fields: { id: { means: 'anchor' } } } } },
      },
    },
  },
  page: { fields: { sections: { min: 1 } } },
} as unknown as FormModel;
const section = (type: string, key: string, more = {}): SectionData => ({ key, value: { type, ...more } });
const page = [
  section('hero', 'top'),
  section('cards', 'one', { id: 'place', items: [{ key: 'a', value: { id: 'inside', title: 'Words' } }] }),
  section('cards', 'two'),
];
const keys = (content: SectionData[]) => content.map(({ key }) => key);

describe('sections', () => {
  /** The sections after a button was used. */
  const used = (symbol: string, at: number) => {
    let changed: SectionData[] = [];
    const tools = sectionTools(page, at, forms, ({ items }) => {
      changed = items;
    });
    tools.find((tool) => tool.symbol === symbol)?.onClick();
    return changed;
  };

  it('move and go', () => {
    expect(keys(used('down', 1))).toEqual(['top', 'two', 'one']);
    expect(keys(used('up', 2))).toEqual(['top', 'two', 'one']);
    expect(keys(used('delete', 1))).toEqual(['top', 'two']);
  });

  it('are copied without the names for links in them, which are unique on a page', () => {
    const [, , copy] = used('copy', 1);
    expect(copy).toMatchObject({
      from: 'one',
      value: { type: 'cards', items: [{ key: 'a', value: { title: 'Words' } }] },
    });
    expect(JSON.stringify(copy?.value)).not.toMatch(/place|inside/);
    expect(copy?.key).not.toBe('one');
  });

  it('are hidden and shown again as they were', () => {
    const hidden = hideSection(page, 1);
    expect(hidden.map(({ value }) => isHidden(value))).toEqual([false, true, false]);
    expect(hideSection(hidden, 1)).toEqual(page);
    const [, section] = hidden;
    const until = { ...section, value: { ...section?.value, hiddenUntil: '2999-12-28' } } as SectionData;
    expect(hideSection(hidden.with(1, until), 1)).toEqual(page);
  });

  it('come behind the selected one, and first where they open the page', () => {
    expect(addSection(page, section('cards', 'new'), 1, forms).index).toBe(2);
    expect(addSection(page, section('cards', 'new'), undefined, forms).index).toBe(3);
    expect(addSection(page.slice(1), section('hero', 'new'), 1, forms).index).toBe(0);
  });

  it('say why something cannot be done', () => {
    expect(refusals(page, 0, forms)).toMatchObject({ down: expect.any(String), copy: expect.any(String) });
    expect(refusals(page, 1, forms)).toMatchObject({ up: expect.any(String), down: undefined });
    expect(refusals(page.slice(1, 2), 0, forms).delete).toEqual(expect.any(String));
    expect(refusals(page, 2, forms)).toMatchObject({
      up: undefined,
      down: expect.any(String),
      delete: undefined,
    });
  });
});
