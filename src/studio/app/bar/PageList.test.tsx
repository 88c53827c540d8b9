// @vitest-environment jsdom
import '../../../../tests/editor/dialog.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, expectAccessible, type } from '../../../../tests/editor/render-field.tsx';
import type { PageCommands } from '../fields/index.ts';
import { PageList } from './PageList.tsx';

test('a page is made by its title, and why it cannot is said', async () => {
  const create = vi.fn(() => Promise.reject(new Error('There is a page with this title.')));
  const commands = { create } as Partial<PageCommands> as PageCommands;
  const pages = [{ address: '/about', title: 'About', anchors: [] }];
  render(<PageList pages={pages} address="/about" commands={commands} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Page' }).value).toBe('/about');
  fireEvent.click(button('New page'));
  await expectAccessible();
  type(screen.getByRole('textbox', { name: 'Title of the new page' }), 'Jobs');
  await act(async () => fireEvent.click(button('Make this page')));
  expect(create).toHaveBeenCalledWith('Jobs');
  expect(screen.getByRole('alert').textContent).toBe('There is a page with this title.');
});
