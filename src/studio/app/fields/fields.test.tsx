// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  expectAccessible,
  forms,
  problem,
  renderField,
  sectionField,
  type,
} from '../../../../tests/editor/render-field.tsx';
import type { FormField } from '../../../content/index.ts';

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a text', () => {
  it('has its label, its description and the sentences of the check', async () => {
    const field = sectionField('cards', 'heading');
    renderField(field, 'Services', [problem(['at'], 'Too loud.'), problem(['x'], 'Elsewhere.')]);
    const input = screen.getByRole('textbox', { name: 'Heading' });
    expect(described(input)).toBe('Heading of the section.  Too loud.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Too loud.');
    await expectAccessible();
  });

  it('reports every change, and leaves an emptied optional field out of the file', () => {
    const { last } = renderField(sectionField('cards', 'intro'), 'Four teams.');
    const input = screen.getByRole('textbox', { name: 'Introduction (optional)' });
    type(input, 'Five teams.');
    expect(last()).toBe('Five teams.');
    type(input, '');
    expect(last()).toBeUndefined();
    type(input, 'Back');
    expect(last()).toBe('Back');
  });

  it('keeps a required field that is emptied, for the check to judge', () => {
    const { last } = renderField(sectionField('cards', 'heading'), 'Services');
    type(screen.getByRole('textbox'), '');
    expect(last()).toBe('');
  });

  it('has no line breaks, neither typed nor pasted', () => {
    const { last } = renderField(sectionField('cta', 'text'), 'One');
    const input = screen.getByRole('textbox');
    expect(input.tagName).toBe('TEXTAREA');
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
    type(input, 'One \r\n two\nthree');
    expect(last()).toBe('One two three');
  });

  it('counts only near the limit', () => {
    renderField(sectionField('cards', 'heading'), 'x'.repeat(60));
    expect(screen.queryByText(/character/)).toBeNull();
    const input = screen.getByRole('textbox');
    type(input, 'x'.repeat(70));
    expect(described(input)).toContain('10 characters left.');
    type(input, 'x'.repeat(81));
    expect(described(input)).toContain('1 character too many.');
  });

  it('selects the words of a new field, so that typing replaces them', () => {
    const field = sectionField('cards', 'heading');
    renderField(field, field.draft);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.className).toContain('field-draft');
    input.focus();
    expect(input.selectionEnd).toBe(field.draft?.length);
  });
});

describe('a day', () => {
  it('is chosen with the calendar of the browser, and written as files have it', async () => {
    const first = forms.site.fields?.notice?.fields?.from;
    if (!first) throw new Error('The notice has no first day.');
    const { last } = renderField(first, '2026-11-22');
    const input = screen.getByLabelText<HTMLInputElement>(/^First day/);
    expect([input.type, input.value]).toEqual(['date', '2026-11-22']);
    type(input, '2026-12-01');
    expect(last()).toBe('2026-12-01');
    await expectAccessible();
  });
});

describe('a file', () => {
  it('is one of those that are there; one that is missing is kept', async () => {
    const { last } = renderField(sectionField('downloads', 'items', '[]', 'file'), 'old.pdf');
    const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'File' });
    expect(menu.selectedOptions[0]?.text).toBe('old.pdf (not found)');
    await expectAccessible();
    type(menu, 'prices.pdf');
    expect(last()).toBe('prices.pdf');
  });
});

describe('a choice', () => {
  it('shows layouts as pictures, and says what the chosen one does', async () => {
    const { last } = renderField(sectionField('cards', 'layout'), undefined);
    const group = screen.getByRole('group', { name: 'Layout' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Side by side' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Papers on a shelf' }));
    expect(last()).toBe('sheets');
    expect(described(group)).toContain('Pictures of papers on a shelf');
    await expectAccessible();
    fireEvent.click(screen.getByRole('radio', { name: 'Side by side' }));
    expect(last()).toBeUndefined();
  });

  it('lets the background be decided by the type', () => {
    const { last } = renderField(sectionField('cards', 'tone'), 'ink');
    fireEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
    expect(last()).toBeUndefined();
  });

  it('is a menu where words have no pictures', async () => {
    const options = ['now', 'later'].map((value) => ({ value, label: value }));
    const field: FormField = { kind: 'choice', label: 'When', description: 'When.', required: true, options };
    const { last } = renderField(field, 'now');
    type(screen.getByRole('combobox', { name: 'When' }), 'later');
    expect(last()).toBe('later');
    await expectAccessible();
  });
});

describe('a group', () => {
  it('is added and removed as a whole where it is optional', async () => {
    const { last } = renderField(sectionField('hero', 'button'), undefined);
    await expectAccessible();
    fireEvent.click(button('Add “Button”'));
    expect(last()).toEqual({ label: 'Your words – words on the button', link: '' });
    fireEvent.click(button('Remove “Button”'));
    expect(last()).toBeUndefined();
  });

  it('changes one of its fields and keeps the others in their order', () => {
    const { last } = renderField(sectionField('contact-details', 'labels'), {
      email: 'E',
      phone: 'P',
      address: 'A',
      area: 'R',
    });
    type(screen.getByRole('textbox', { name: 'Phone' }), 'Call');
    expect(Object.entries(last() as object)).toEqual([
      ['email', 'E'],
      ['phone', 'Call'],
      ['address', 'A'],
      ['area', 'R'],
    ]);
  });
});
