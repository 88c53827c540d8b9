import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import type { Props } from './schema.ts';
import './style.css';

const DAYS_OF_WEEK = 5;

/** Its days in words, such as “Week 1, Wed–Thu”; of both weeks, if it has days in both. */
function datesOf(days: number[], weeks: string[], weekdays: string[]): string {
  const dates = weeks.flatMap((week, at) => {
    const own = days.filter((day) => Math.ceil(day / DAYS_OF_WEEK) === at + 1);
    const names = new Set([own[0], own.at(-1)].map((day = 1) => weekdays[(day - 1) % DAYS_OF_WEEK]));
    return own.length > 0 ? [`${week}, ${[...names].join('–')}`] : [];
  });
  return dates.join('; ');
}

/** Steps on the working days of two weeks: a line each, with its days marked in a row of ten. */
export default function Schedule(section: Props & SectionCommon) {
  const { items, weeks, weekdays } = section;
  const numbers = Array.from({ length: weeks.length * DAYS_OF_WEEK }, (_, at) => at + 1);
  return (
    <Section section={section}>
      <div className="schedule">
        <div className="schedule-head" aria-hidden="true">
          <div className="schedule-axis">
            {weeks.map((week) => (
              <p className="schedule-week" key={week}>
                {week}
              </p>
            ))}
            {numbers.map((day) => (
              <p key={day}>{weekdays[(day - 1) % DAYS_OF_WEEK]}</p>
            ))}
          </div>
        </div>
        <ol>
          {items.map((item, index) => {
            const days = item.days.split(',').map(Number);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
              <li className="schedule-step" key={index}>
                <h3>{item.title}</h3>
                <p className="schedule-dates">
                  {datesOf(days, weeks, weekdays)}
                  {item.label && ` · ${item.label}`}
                </p>
                <p className="schedule-text">{noBreakWords(item.description)}</p>
                <div className="schedule-days" aria-hidden="true">
                  {numbers.map((day) => (
                    <span key={day} className={days.includes(day) ? 'schedule-busy' : undefined} />
                  ))}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}
