// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  button,
  expectAccessible,
  problem,
  renderField,
  sectionField,
  type,
} from '../../../../tests/editor/render-field.tsx';

const table = sectionField('table', 'rows');

it('keeps all rows of a table as long as its head', async () => {
  const { last } = renderField(table, [
    ['Plan', 'Monthly'],
    ['Small', '$290'],
  ]);
  await expectAccessible();
  type(screen.getByRole('textbox', { name: 'Row 1, Monthly' }), '$310\n');
  expect(last()).toEqual([
    ['Plan', 'Monthly'],
    ['Small', '$310 '],
  ]);
  fireEvent.click(button('Add column'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Head of column 3' }));
  fireEvent.click(button('Add row'));
  expect((last() as string[][]).map(({ length }) => length)).toEqual([3, 3, 3]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Row 2, Plan' }));
  fireEvent.click(button('Delete column Monthly'));
  fireEvent.click(button('Delete row Small'));
  expect((last() as string[][]).map(([first, second]) => [first, second])).toEqual([
    ['Plan', expect.stringContaining('Your words')],
    [expect.stringContaining('Your words'), expect.stringContaining('Your words')],
  ]);
});

it('says why no row and no column can go, and shows what is wrong with one', () => {
  const ragged = [['Plan', 'Monthly'], ['Small']];
  const { onChange } = renderField(table, ragged, [problem(['at', 1], 'This row has 1 cell.')]);
  expect(screen.getByRole('textbox', { name: 'Row 1, Monthly' })).toHaveProperty('value', '');
  expect(screen.getByText('This row has 1 cell.')).toBeTruthy();
  for (const name of ['Delete row Small', 'Delete column Monthly']) fireEvent.click(button(name));
  expect(onChange).not.toHaveBeenCalled();
  expect(
    screen.getByText('This list needs at least 2, so none can be deleted.', { selector: '.field-notice' }),
  ).toBeTruthy();
});
