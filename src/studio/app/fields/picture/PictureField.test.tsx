// @vitest-environment jsdom
import '../../../../../tests/editor/dialog.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withEditing } from '../../../../../tests/editor/editing-fixture.tsx';
import {
  button,
  expectAccessible,
  forms,
  problem,
  renderField,
  sectionField,
  type,
} from '../../../../../tests/editor/render-field.tsx';

const field = sectionField('hero', 'image');
const team = { file: 'team.jpg', alt: 'Four engineers' };
const mark = () => button(/^Most important point/);
const question = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What does this picture show?' });

describe('a picture', () => {
  it('has its words and its point, and the sentences of the check', async () => {
    const { last } = renderField(field, team, [problem(['at', 'file'], 'It is too small.')]);
    expect(screen.getByText('It is too small.')).toBeDefined();
    await expectAccessible();
    type(screen.getByRole('textbox', { name: 'What does it show?' }), 'Five engineers');
    expect(last()).toEqual({ file: 'team.jpg', alt: 'Five engineers' });
  });

  it('can be removed where it is optional', () => {
    const { last } = renderField(forms.page.fields?.social ?? field, team);
    fireEvent.click(button('Remove'));
    expect(last()).toBeUndefined();
    expect(button('Choose a picture')).toBeDefined();
  });
});

describe('its most important point', () => {
  it('is set by a click', () => {
    const { last } = renderField(field, team);
    expect(mark().getAttribute('aria-label')).toBe('Most important point: the middle');
    const area = document.querySelector('.focus-area') as HTMLElement;
    area.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
    fireEvent.click(area, { clientX: 240, clientY: 75 });
    expect(last()).toEqual({ ...team, focus: '70% 25%' });
    expect(mark().getAttribute('aria-label')).toBe(
      'Most important point: 70% from the left, 25% from the top',
    );
  });

  it('is moved with the arrow keys, and stays on the picture', () => {
    const { last } = renderField(field, { ...team, focus: '95% 50%' });
    fireEvent.keyDown(mark(), { key: 'ArrowUp' });
    expect(last()).toEqual({ ...team, focus: '95% 49%' });
    fireEvent.keyDown(mark(), { key: 'ArrowRight', shiftKey: true });
    expect(last()).toEqual({ ...team, focus: '100% 49%' });
  });

  it('can be left to the site again', () => {
    const { last } = renderField(field, { ...team, focus: '95% 50%' });
    fireEvent.click(button('Use the middle'));
    expect(last()).toEqual(team);
  });
});

describe('another picture', () => {
  it('comes from the gallery, with the words that are known for it', async () => {
    const { last } = renderField(field, { file: 'rack.jpg', alt: 'A rack', focus: '10% 10%' });
    fireEvent.click(button('Another picture'));
    await expectAccessible();
    expect(button(/rack\.jpg.*Too small here: 900 pixels wide, 1600 are needed/).ariaPressed).toBe('true');
    fireEvent.click(button(/team\.jpg/));
    await expectAccessible();
    expect(question().value).toBe('Four engineers at a table');
    fireEvent.click(button('Use this picture'));
    expect(last()).toEqual({ file: 'team.jpg', alt: 'Four engineers at a table' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not used until somebody has said what it shows', () => {
    const { last, onChange } = renderField(field, team);
    fireEvent.click(button('Another picture'));
    fireEvent.click(button(/rack\.jpg/));
    fireEvent.click(button('Use this picture'));
    type(question(), '  ');
    fireEvent.keyDown(question(), { key: 'Enter' });
    expect(screen.getByText(/Please say what it shows/)).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
    type(question(), 'A rack');
    fireEvent.keyDown(question(), { key: 'Enter' });
    expect(last()).toEqual({ file: 'rack.jpg', alt: 'A rack' });
  });

  const photo = new File(['bytes'], 'IMG 1.HEIC', { type: 'image/heic' });

  it('is dropped on the field, prepared, and described', async () => {
    const addPicture = vi.fn(async () => ({ file: 'img-1.jpg', width: 2880, height: 1920 }));
    const { last } = renderField(field, team, [], withEditing({ addPicture }));
    const place = screen.getByRole('group', { name: 'Picture' });
    await act(async () => fireEvent.drop(place, { dataTransfer: { files: [photo] } }));
    expect(addPicture).toHaveBeenCalledWith(photo);
    expect(question().value).toBe('');
    type(question(), 'The new rack');
    fireEvent.click(button('Use this picture'));
    expect(last()).toEqual({ file: 'img-1.jpg', alt: 'The new rack' });
  });

  it('is dropped on the dialog once', async () => {
    const addPicture = vi.fn(async () => ({ file: 'img-1.jpg', width: 2880, height: 1920 }));
    renderField(field, team, [], withEditing({ addPicture }));
    fireEvent.click(button('Another picture'));
    const place = screen.getByText('Drop a new picture here, or');
    await act(async () => fireEvent.drop(place, { dataTransfer: { files: [photo] } }));
    expect(addPicture).toHaveBeenCalledOnce();
    expect(question().value).toBe('');
  });

  it('says why a file cannot be taken', async () => {
    const addPicture = vi.fn(() => Promise.reject(new Error('This file is no picture.')));
    renderField(field, team, [], withEditing({ addPicture }));
    fireEvent.click(button('Another picture'));
    const input = screen.getByLabelText('New picture');
    await act(async () => fireEvent.change(input, { target: { files: [photo] } }));
    expect(screen.getByRole('alert').textContent).toBe('This file is no picture.');
    expect(button('choose a file').ariaDisabled).toBe('false');
  });
});
