import type { FieldRow } from '../../../content/node/index.ts';

/** The fields of a section type. */
export function FieldTable({ rows }: { rows: FieldRow[] }) {
  return (
    <div className="gallery-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Meaning</th>
            <th scope="col">Needed</th>
            <th scope="col">Limits</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, meaning, example, needed, fallback, options, limits }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {meaning}
                {options.map(
                  ({ word, help }) =>
                    help && (
                      <div key={word}>
                        <code>{word}</code>: {help}
                      </div>
                    ),
                )}
                {example !== undefined && <span className="gallery-sample">{example}</span>}
              </td>
              <td>{fallback === undefined ? (needed ? 'yes' : 'no') : `no: ${fallback}`}</td>
              <td>{options.length > 0 ? options.map(({ word }) => word).join(', ') : limits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
