import { Icon } from '../../ui/Icon.tsx';
import { DAYS_OF_WEEK, type Day, type Entry } from './planner-days.ts';
import './calendar.late.css';

interface Props {
  days: Day[];
  weekdays: readonly string[] | undefined;
  weeks: readonly string[] | undefined;
}

/** Two working weeks with a cable through them, which ends in the last day of the last card. */
export function Planner({ days, weekdays, weeks }: Props) {
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
        {[0, 1].map((week) => (
          <tr key={week}>
            {weeks && (
              <th scope="row">
                <span>{weeks[week]}</span>
              </th>
            )}
            {days.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK).map(({ entries, cable }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days have no other name
              <td key={at} className={`planner-${cable}${turn(week, at, cable)}`}>
                <div className="planner-day">{entries.map(entry)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the cable turns back at the end of the first week, and where it comes in again. */
function turn(week: number, day: number, cable: Day['cable']): string {
  if (week === 0 && day === DAYS_OF_WEEK - 1 && (cable === 'start' || cable === 'through'))
    return ' planner-turn';
  return week === 1 && day === 0 && (cable === 'through' || cable === 'end') ? ' planner-return' : '';
}

const entry = ({ step, title, icon, fill, run, isEnd }: Entry) => (
  <div
    key={step}
    className={
      run === 0
        ? 'visually-hidden'
        : `planner-entry planner-${fill} planner-run-${run}${isEnd ? ' planner-last' : ''}`
    }
  >
    <span className="planner-step">{step}</span> <span className="planner-title">{title}</span>
    {run > 0 && <Icon name={icon} />}
  </div>
);
