// @vitest-environment jsdom
import '../../../../tests/editor/dialog.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { withEditing } from '../../../../tests/editor/editing-fixture.tsx';
import { fakeWorker } from '../../../../tests/editor/fake-worker.ts';
import { button, expectAccessible, type } from '../../../../tests/editor/render-field.tsx';
import { PageList } from './PageList.tsx';

const post = vi.fn();
fakeWorker(post);

test('a page is made by its title, and why it cannot is said', async () => {
  post.mockRejectedValueOnce(new Error('There is a page with this title.'));
  render(withEditing()(<PageList />));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Page' }).value).toBe('/about');
  fireEvent.click(button('New page'));
  await expectAccessible();
  const title = screen.getByRole('textbox', { name: 'Title of the new page' });
  expect(document.activeElement).toBe(title);
  type(title, 'Jobs');
  await act(async () => fireEvent.click(button('Make this page')));
  expect(post).toHaveBeenCalledWith('createPage', 'jobs', 'Jobs');
  expect(screen.getByText('There is a page with this title.')).toBeDefined();
});
