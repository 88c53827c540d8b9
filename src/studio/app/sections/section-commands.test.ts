import { describe, expect, it } from 'vitest';
import type { FormModel } from '../../../content/index.ts';
import { isHidden } from '../../../content/shared/is-hidden.ts';
import type { SectionData } from '../data/page-data.ts';
import { addSection, sectionTools } from './section-commands.ts';

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
  page: { fields: { sections: { min: 1, required: true } } },
} as unknown as FormModel;
const section = (type: string, key: string, more = {}): SectionData => ({ key, value: { type, ...more } });
const page = [
  section('hero', 'top'),
  section('cards', 'one', { id: 'place', items: [{ key: 'a', value: { id: 'inside', title: 'Words' } }] }),
  section('cards', 'two'),
];
const keys = (content: SectionData[]) => content.map(({ key }) => key);

describe('sections', () => {
  const toolsOf = (content: SectionData[], at: number, put = (_: { items: SectionData[] }) => {}) =>
    new Map(sectionTools(content, at, forms, put).map((tool) => [tool.symbol as string, tool]));
  /** The sections after a button was used. */
  const used = (symbol: string, at: number, content = page) => {
    let changed: SectionData[] = [];
    const put = ({ items }: { items: SectionData[] }) => {
      changed = items;
    };
    toolsOf(content, at, put).get(symbol)?.onClick();
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
    const hidden = used('hide', 1);
    expect(hidden.map(({ value }) => isHidden(value))).toEqual([false, true, false]);
    expect(used('show', 1, hidden)).toEqual(page);
    const [, section] = hidden;
    const until = { ...section, value: { ...section?.value, hiddenUntil: '2999-12-28' } } as SectionData;
    expect(used('show', 1, hidden.with(1, until))).toEqual(page);
  });

  it('come behind the selected one, and first where they open the page', () => {
    expect(addSection(page, section('cards', 'new'), 1, forms).index).toBe(2);
    expect(addSection(page, section('cards', 'new'), undefined, forms).index).toBe(3);
    expect(addSection(page.slice(1), section('hero', 'new'), 1, forms).index).toBe(0);
  });

  it('say why something cannot be done', () => {
    const reasons = (at: number, content = page) =>
      Object.fromEntries([...toolsOf(content, at)].map(([symbol, { reason }]) => [symbol, reason]));
    const first = 'The section that opens the page stays the first one.';
    expect(reasons(0)).toMatchObject({ down: first, copy: 'A page has only one section that opens it.' });
    expect(reasons(1)).toMatchObject({ up: first, down: undefined });
    expect(reasons(0, page.slice(1, 2)).delete).toMatch(/at least 1/);
    expect(reasons(2)).toMatchObject({
      up: undefined,
      down: 'This is the last one already.',
      delete: undefined,
    });
  });
});
