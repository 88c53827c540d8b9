import { Icon } from '../../ui/Icon.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { DAYS, DAYS_OF_WEEK, type Run } from './planner-runs.ts';
import type { Props as Section } from './schema.ts';
import './layout-calendar.late.css';
import './places.late.css';

interface Props extends Pick<Section, 'items' | 'weekdays' | 'weeks'> {
  runs: Run[];
}

/** Two working weeks as a strip of days, and below it the entries, two in a row where there is room. */
export function Planner({ items, runs, weekdays, weeks }: Props) {
  const entries = runs.flatMap((run) => {
    const card = items[run.step - 1];
    return card ? [{ ...run, card, fill: `fill-${run.isEnd ? 'end' : card.fill}` }] : [];
  });
  return (
    <div className="planner">
      <div className="planner-strip" aria-hidden="true">
        {weeks?.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks may have the same name, and their order is fixed
          <p key={at} className="planner-week">
            {name}
          </p>
        ))}
        <div className="planner-runs">
          {entries.map(({ step, day, span, fill }) => (
            <span key={`${day} ${step}`} className={`planner-run ${fill} day-${day} span-${span}`} />
          ))}
        </div>
        {Array.from({ length: DAYS }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and their order is fixed
          <p key={day} className={`planner-day day-${day + 1}`}>
            {weekdays?.[day % DAYS_OF_WEEK]}
          </p>
        ))}
      </div>
      <ul className="card-list">
        {entries.map(({ step, day, span, isFirst, card, fill }) => {
          const weekday = (day - 1) % DAYS_OF_WEEK;
          const days = weekdays?.slice(weekday, weekday + span);
          const week = weeks?.[Math.floor((day - 1) / DAYS_OF_WEEK)];
          const date = [week, days && [...new Set([days[0], days.at(-1)])].join('–')]
            .filter(Boolean)
            .join(', ');
          return (
            <li
              key={`${day} ${step}`}
              className={`card planner-entry ${fill}${isFirst && card.link ? ' card-linked' : ''}`}
            >
              <Entry {...{ card, isFirst, date }} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface EntryProps {
  card: Section['items'][number];
  isFirst: boolean;
  date: string;
}

/** Days in a row: the first of a card with its words and its link, others with what is said of them. */
function Entry({ card, isFirst, date }: EntryProps) {
  const { icon, title, link, again } = card;
  const { description, label } = isFirst ? card : { description: undefined, label: undefined, ...again };
  const image = (isFirst ? undefined : again?.image) ?? card.image;
  return (
    <>
      <div className="planner-words">
        {isFirst ? (
          <h3>{link ? <SiteLink to={link}>{title}</SiteLink> : title}</h3>
        ) : (
          <p className="planner-title">{title}</p>
        )}
        {date && <p className="planner-date">{date}</p>}
        {label && <p className="planner-label">{label}</p>}
        {description && <p className="planner-text">{noBreakWords(description)}</p>}
        {isFirst && link && (
          <span className="card-arrow">
            <Icon name="arrow-right" />
          </span>
        )}
      </div>
      {image ? <Picture preset="half" {...image} /> : <Icon name={icon} />}
    </>
  );
}
