// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  expectAccessible,
  problem,
  renderField,
  sectionField,
  type,
} from '../../../../tests/editor/render-field.tsx';

const chips = sectionField('chips', 'items');
const stats = sectionField('stats', 'items');
const numbers = ['One', 'Two', 'Three'].map((label, at) => ({ number: `${at + 1}`, label }));
const notice = () => document.querySelector('.field-notice')?.textContent;

describe('a list of texts', () => {
  it('edits, adds, copies, moves and deletes its items', async () => {
    const { last } = renderField(chips, ['Cisco', 'Dell', 'Aruba']);
    await expectAccessible();
    type(screen.getByRole('textbox', { name: 'Name 2' }), 'HP');
    expect(last()).toEqual(['Cisco', 'HP', 'Aruba']);
    fireEvent.click(button('Move “Aruba” up'));
    expect(last()).toEqual(['Cisco', 'Aruba', 'HP']);
    expect(notice()).toBe('“Aruba” is now number 2 of 3.');
    expect(document.activeElement).toBe(button('Move “Aruba” up'));
    fireEvent.click(button('Copy “Cisco”'));
    expect(last()).toEqual(['Cisco', 'Cisco', 'Aruba', 'HP']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name 2' }));
    fireEvent.click(button('Delete “Aruba”'));
    expect(last()).toEqual(['Cisco', 'Cisco', 'HP']);
    expect(document.activeElement).toBe(button('Delete “HP”'));
    fireEvent.click(button('Add name'));
    expect(last()).toEqual(['Cisco', 'Cisco', 'HP', 'Your words 4 – a name']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name 4' }));
  });

  it('knows an item again among equal ones', () => {
    renderField(chips, ['Cisco', 'Cisco', 'Dell']);
    const keys = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.item);
    const [first, second, third] = keys();
    fireEvent.click(screen.getAllByRole('button', { name: 'Move “Cisco” down' })[0] as HTMLElement);
    expect(keys()).toEqual([second, first, third]);
    type(screen.getByRole('textbox', { name: 'Name 1' }), 'HP');
    fireEvent.click(button('Delete “Cisco”'));
    expect(keys()).toEqual([second, third]);
  });

  it('says why a limit forbids something, and does nothing then', async () => {
    const { onChange } = renderField(chips, ['Cisco', 'Dell']);
    const remove = button('Delete “Dell”');
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    await expectAccessible();
    fireEvent.click(remove);
    expect(notice()).toBe('This list needs at least 2, so none can be deleted.');
    fireEvent.click(button('Move “Cisco” up'));
    expect(notice()).toBe('This is the first one already.');
    fireEvent.click(button('Move “Dell” down'));
    expect(notice()).toBe('This is the last one already.');
    cleanup();
    renderField(
      chips,
      Array.from({ length: 24 }, (_, at) => `Name ${at}`),
    );
    fireEvent.click(button('Add name'));
    expect(notice()).toBe('This list is full: it has room for 24.');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a list of groups', () => {
  it('opens one item at a time, by its own words', async () => {
    const { last } = renderField(stats, numbers);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(button('“Two”'));
    expect(button('“Two”').getAttribute('aria-expanded')).toBe('true');
    await expectAccessible();
    type(screen.getByRole('textbox', { name: 'Label' }), 'Zwei');
    expect(last()).toEqual([numbers[0], { number: '2', label: 'Zwei' }, numbers[2]]);
  });

  it('keeps an open item open while it moves', () => {
    renderField(stats, numbers);
    fireEvent.click(button('“Two”'));
    fireEvent.click(button('Move “Two” down'));
    const [, , third] = screen.getAllByRole('listitem');
    expect(within(third as HTMLElement).getByRole<HTMLInputElement>('textbox', { name: 'Label' }).value).toBe(
      'Two',
    );
  });

  it('adds an item with all that it needs, and goes there', () => {
    const { last } = renderField(stats, numbers);
    fireEvent.click(button('Add number'));
    expect((last() as object[])[3]).toEqual({
      number: 'Your words 4',
      label: 'Your words 4 – what the number counts',
    });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Number' }));
  });

  it('counts the problems in an item that is closed', () => {
    renderField(stats, numbers, [problem(['at', 1, 'label'], 'No.'), problem(['at', 1], 'Nor this.')]);
    expect(screen.getByRole('button', { expanded: false, name: /Two/ }).textContent).toBe(
      '“Two”2 to look at',
    );
  });

  it('takes an optional list away with its last item', () => {
    const { onChange } = renderField({ ...chips, required: false, min: 1 }, ['Cisco']);
    fireEvent.click(button('Delete “Cisco”'));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });
});
