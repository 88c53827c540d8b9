// @vitest-environment jsdom
import '../../../../../tests/editor/dialog.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeWorker } from '../../../../../tests/editor/fake-worker.ts';
import {
  button,
  expectAccessible,
  renderField,
  sectionField,
  type,
} from '../../../../../tests/editor/render-field.tsx';
import { iconChoices } from '../../../web/editor-files.ts';
import { meanings, searchIcons } from './icon-search.ts';

const icons = iconChoices();
const first = (query: string, count = 12) =>
  searchIcons(icons, query)
    .slice(0, count)
    .map(({ name }) => name);

describe('the search for icons', () => {
  it('begins with the icon of that name', () => {
    expect(first('wifi')[0]).toBe('wifi');
    expect(first('Shield Check')[0]).toBe('shield-check');
  });

  it.each([
    ['home', 'house'],
    ['wireless', 'wifi'],
    ['security', 'shield'],
    ['support', 'headset'],
    ['training', 'graduation-cap'],
    ['money', 'banknote'],
    ['technicians', 'wrench'],
    ['police', undefined],
  ])('knows what people mean by “%s”', (query, name) => {
    if (name === undefined) expect(first(query)).toEqual([]);
    else expect(first(query, 40)).toContain(name);
  });

  it('has an icon for every meaning of every word', () => {
    const words = meanings.flatMap(([asked]) => asked.split(' '));
    for (const word of words) expect(first(word), word).not.toEqual([]);
    const parts = new Set(icons.flatMap(({ name }) => [name, ...name.split('-')]));
    const unknown = meanings.flatMap(([, named]) => named.split(' ')).filter((word) => !parts.has(word));
    expect([...new Set(unknown)]).toEqual([]);
  });
});

describe('the icon field', () => {
  const field = sectionField('cards', 'items', '[]', 'icon');
  const open = async () => {
    fakeWorker(() => icons);
    const rendered = renderField(field, 'wifi');
    await act(async () => {});
    fireEvent.click(button(/^Icon/));
    return rendered;
  };
  const search = () => screen.getByRole('searchbox', { name: 'Search' });
  const key = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  const focused = () => document.activeElement?.getAttribute('aria-label');

  // First, because icons are loaded once.
  it('begins at the search, too, when the icons arrive after the dialog has opened', async () => {
    let arrive = (_: unknown) => {};
    const all = new Promise((resolve) => {
      arrive = resolve;
    });
    fakeWorker(() => all);
    renderField(field, 'wifi');
    fireEvent.click(button(/^Icon/));
    expect(screen.getByText('The icons are on their way.')).toBeDefined();
    await act(async () => arrive(icons));
    expect(document.activeElement).toBe(search());
  });

  it('is chosen by typing and Enter', async () => {
    const { last } = await open();
    expect(document.activeElement).toBe(search());
    type(search(), 'shield');
    await expectAccessible();
    key('Enter');
    expect(last()).toBe('shield');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(/^Icon/).textContent).toBe('shield');
  });

  it('is chosen with the arrow keys', async () => {
    const { last } = await open();
    type(search(), 'shield');
    const names = searchIcons(icons, 'shield').map(({ name }) => name);
    key('ArrowDown');
    expect(focused()).toBe('shield');
    key('ArrowRight');
    key('ArrowDown');
    expect(focused()).toBe(names[9]?.replaceAll('-', ' '));
    key('ArrowUp');
    key('ArrowLeft');
    key('ArrowUp');
    expect(document.activeElement).toBe(search());
    key('ArrowDown');
    key('End');
    fireEvent.click(document.activeElement as Element);
    expect(last()).toBe(names.at(-1));
  });

  it('draws few icons at a time', async () => {
    await open();
    expect(screen.getAllByRole('option')).toHaveLength(96);
    fireEvent.click(button('Show more'));
    expect(screen.getAllByRole('option')).toHaveLength(288);
    type(search(), 'qqqq');
    expect(screen.getByText('No icon fits. Try another word for it.')).toBeDefined();
  });
});
