// @vitest-environment jsdom
import '../../../../../tests/editor/dialog.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fileNow, withEditing } from '../../../../../tests/editor/editing-fixture.tsx';
import {
  button,
  expectAccessible,
  problem,
  renderField,
  sectionField,
  type,
} from '../../../../../tests/editor/render-field.tsx';
import type { Editing } from '../editing.ts';

const field = sectionField('prose', 'text');
const HISTORY = 'text/history.md';
const problems = [{ ...problem(['body', 3], 'Too old.'), file: HISTORY }];
const renderText = (changes: Partial<Editing> = {}) =>
  renderField(
    field,
    'history',
    [],
    withEditing(
      { problems, ...changes },
      {
        [HISTORY]: { title: 'History', body: 'We began in 2012.' },
        'text/our-experience.md': { title: 'Our Experience', body: 'Your words' },
      },
    ),
  );
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const preview = () => screen.getByRole('region', { name: 'As visitors will see it' });

describe('a text in a file of its own', () => {
  it('can be another one', async () => {
    const { last } = renderText();
    await expectAccessible();
    type(screen.getByRole('combobox', { name: 'Text' }), 'our-experience');
    expect(last()).toBe('our-experience');
  });

  it('is edited beside what visitors will see', async () => {
    renderText();
    fireEvent.click(button('Edit the words'));
    await expectAccessible();
    expect(preview().innerHTML).toContain('<p>We began in 2012.</p>');
    type(area(), '## A heading\n\n| A |\n| --- |\n| 1 |');
    expect(preview().innerHTML).toContain('<h3>A heading</h3>');
    expect(preview().querySelector('.prose-table')).not.toBeNull();
    type(screen.getByRole('textbox', { name: 'Title' }), 'Our History');
    expect(preview().textContent).toMatch(/^Our History/);
    expect(screen.getByText('Too old.')).toBeDefined();
    expect(fileNow(HISTORY)).toMatchObject({ title: 'Our History', body: area().value });
    fireEvent.click(button('Done'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gets its form from the toolbar and by keys, and keeps the selection', () => {
    renderText();
    fireEvent.click(button('Edit the words'));
    area().setSelectionRange(3, 8);
    fireEvent.click(button('Bold'));
    expect(area().value).toBe('We **began** in 2012.');
    expect(area().selectionStart).toBe(5);
    expect(document.activeElement).toBe(area());
    fireEvent.keyDown(area(), { key: 'b', ctrlKey: true });
    fireEvent.keyDown(area(), { key: 'i', metaKey: true });
    expect(area().value).toBe('We *began* in 2012.');
  });

  it('has a toolbar that the arrow keys go through', () => {
    renderText();
    fireEvent.click(button('Edit the words'));
    button('Bold').focus();
    fireEvent.keyDown(button('Bold'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(button('Table'));
    expect(button('Bold').tabIndex).toBe(-1);
  });

  it('gets a link to a place on a page', async () => {
    renderText();
    fireEvent.click(button('Edit the words'));
    area().setSelectionRange(3, 8);
    fireEvent.click(button('Link'));
    await expectAccessible();
    type(screen.getByRole('combobox', { name: 'What it leads to' }), 'place');
    type(screen.getByRole('combobox', { name: 'Page' }), '/');
    fireEvent.click(button('Put it in'));
    expect(area().value).toBe('We [began](/#core-services) in 2012.');
  });

  it('can be a new one', async () => {
    const addText = vi.fn(async () => 'our-experience');
    const { last } = renderText({ addText });
    fireEvent.click(button('New text'));
    await expectAccessible();
    fireEvent.click(button('Make this text'));
    expect(screen.getByText('Please write it here.')).toBeDefined();
    type(screen.getByRole('textbox', { name: 'Title' }), 'Our Experience');
    await act(async () => fireEvent.click(button('Make this text')));
    expect(addText).toHaveBeenCalledWith('Our Experience');
    expect(last()).toBe('our-experience');
    expect(area()).toBeDefined();
  });
});
