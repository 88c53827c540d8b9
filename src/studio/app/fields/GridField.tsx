import { useRef, useState } from 'react';
import { type Item, itemsOf, newKey, textOf, withValueAt } from '../data/keyed.ts';
import { FieldName, FieldNotes } from './FieldFrame.tsx';
import { type PlacedFieldProps, problemsBelow } from './field-props.ts';
import { listLimits } from './item-tools.ts';
import { newItem, newValue } from './new-value.ts';
import { textControl } from './TextField.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useFocus } from './use-focus.ts';

/** A list of lists as a table. Its first row has the heads of the columns; all rows have the same number of cells. */
export function GridField({ value, onChange, field, problems, path, id }: PlacedFieldProps) {
  const [notice, setNotice] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const focus = useFocus(grid);
  const { item: row } = field;
  const cell = row?.item;
  if (!row || !cell) return null;
  const lists = itemsOf(value).map((one) => ({
    ...one,
    cells: Array.isArray(one.value) ? one.value : [one],
  }));
  const width = Math.max(1, ...lists.map(({ cells }) => cells.length));
  // A row that is too short in the file shows where its cells are missing.
  const rows = lists.map(({ cells, ...one }) => ({
    ...one,
    value: Array.from({ length: width }, (_, at) => cells[at] ?? { key: newKey(), value: '' }),
  }));
  const nameOf = (at: number) => textOf(rows[0]?.value[at]?.value) || `column ${at + 1}`;

  const change = (next: Item[], said: string, focused: [row: number, column: number]) => {
    focus(`[data-path='${JSON.stringify([...path, ...focused])}'] textarea`);
    setNotice(said);
    onChange(next);
  };
  const changeCells = (cellsOf: (cells: Item[], at: number) => Item[]) =>
    rows.map((one, at) => ({ ...one, value: cellsOf(one.value, at) }));
  const rowsLeft = listLimits(field, rows.length);
  const columnsLeft = listLimits({ ...row, required: true }, width);

  return (
    <fieldset className="field" aria-describedby={`${id}-help ${id}-problems`}>
      <legend className="field-name">
        <FieldName field={field} />
      </legend>
      <FieldNotes id={id} help={field.description} problems={problems} />
      <div ref={grid} className="field-grid">
        <table>
          <tbody>
            {rows.map(({ key, value: cells }, at) => (
              <tr key={key}>
                {cells.map((one, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    key={column}
                    data-path={JSON.stringify([...path, at, column])}
                  >
                    <textarea
                      {...textControl(textOf(one.value), cell, (text) =>
                        onChange(withValueAt(rows, [at, column], text)),
                      )}
                      rows={1}
                      aria-label={at === 0 ? `Head of column ${column + 1}` : `Row ${at}, ${nameOf(column)}`}
                      aria-invalid={problemsBelow(problems, [...path, at, column]).length > 0 || undefined}
                    />
                  </td>
                ))}
                <td>
                  <ToolButton
                    symbol="delete"
                    label={`Delete row ${textOf(cells[0]?.value) || at + 1}`}
                    reason={rowsLeft.fewest}
                    onClick={() =>
                      change(rows.toSpliced(at, 1), `Row ${textOf(cells[0]?.value)} is deleted.`, [
                        Math.min(at, rows.length - 2),
                        0,
                      ])
                    }
                    onRefused={setNotice}
                  />
                </td>
              </tr>
            ))}
            <tr>
              {rows[0]?.value.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={column}>
                  <ToolButton
                    symbol="delete"
                    label={`Delete column ${nameOf(column)}`}
                    reason={columnsLeft.fewest}
                    onClick={() =>
                      change(
                        changeCells((cells) => cells.toSpliced(column, 1)),
                        `Column ${nameOf(column)} is deleted.`,
                        [0, Math.min(column, width - 2)],
                      )
                    }
                    onRefused={setNotice}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div className="field-add">
        <ToolButton
          symbol="add"
          isLabelled
          label="Add row"
          reason={rowsLeft.full}
          onClick={() => change([...rows, newItem(row, rows)], 'A row is added.', [rows.length, 0])}
          onRefused={setNotice}
        />
        <ToolButton
          symbol="add"
          isLabelled
          label="Add column"
          reason={columnsLeft.full}
          onClick={() =>
            change(
              changeCells((cells, at) => [...cells, { key: newKey(), value: newValue(cell, at + 1) }]),
              'A column is added.',
              [0, width],
            )
          }
          onRefused={setNotice}
        />
        <span className="field-notice" role="status">
          {notice}
        </span>
      </div>
    </fieldset>
  );
}
