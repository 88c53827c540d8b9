import { Icon } from '../../ui/Icon.tsx';
import type { Cell, Entry } from './planner-cells.ts';
import './layout-calendar.late.css';

interface Props {
  cells: Cell[][];
  weekdays: readonly string[] | undefined;
  weeks: readonly string[] | undefined;
}

/** Two working weeks, as a printed planner has them; on a phone, a list in which each day has its name. */
export function Planner({ cells, weekdays, weeks }: Props) {
  return (
    <table className={`planner${weeks ? ' planner-named' : ''}`}>
      {weekdays && (
        <thead>
          <tr>
            {weeks && <td />}
            {weekdays.map((weekday, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and their order is fixed
              <th key={at} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {cells.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks have no other name
          <tr key={at}>
            {weeks && (
              <th scope="row">
                <span>{weeks[at]}</span>
              </th>
            )}
            {week.map(({ day, span, entries }) => (
              <td key={day} colSpan={span}>
                <div className="planner-day">
                  {weekdays && entries.length > 0 && (
                    <span className="planner-weekday">{namesOf(weekdays, day, span)}</span>
                  )}
                  {entries.map(entry)}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name of a day, or of the first and the last of several. */
function namesOf(weekdays: readonly string[], day: number, span: number): string {
  const first = day % weekdays.length;
  return [...new Set([weekdays[first], weekdays[first + span - 1]])].join('–');
}

const entry = ({ step, title, icon, fill, isEnd }: Entry) => (
  <div key={step} className={`planner-entry fill-${isEnd ? 'end' : fill}`}>
    <Icon name={icon} />
    <span className="planner-title">{title}</span>
  </div>
);
