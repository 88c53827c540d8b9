import { describe, expect, it } from 'vitest';
import type { FormModel } from '../../../content/index.ts';
import {
  addSection,
  copySection,
  hideSection,
  moveSection,
  refusals,
  type SectionData,
} from './section-commands.ts';

const forms = {
  sections: { hero: { meta: { opensPage: true } }, cards: { meta: {} } },
  page: { fields: { sections: { min: 1 } } },
} as unknown as FormModel;
const section = (type: string, id: string, more = {}): SectionData => ({ type, props: { id, ...more } });
const page = [section('hero', 'top'), section('cards', 'one', { anchor: 'place' }), section('cards', 'two')];
const ids = (content: SectionData[]) => content.map(({ props }) => props.id);

describe('sections', () => {
  it('move', () => {
    expect(ids(moveSection(page, 1, 2))).toEqual(['top', 'two', 'one']);
  });

  it('are copied without their name for links, which is unique on a page', () => {
    const [, , copy] = copySection(page, 1);
    expect(copy?.props).toMatchObject({ copiedFrom: 'one' });
    expect(copy?.props).not.toHaveProperty('anchor');
    expect(copy?.props.id).not.toBe('one');
  });

  it('are hidden and shown again as they were', () => {
    const hidden = hideSection(page, 1);
    expect(hidden[1]?.props.hidden).toBe(true);
    expect(hideSection(hidden, 1)).toEqual(page);
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
