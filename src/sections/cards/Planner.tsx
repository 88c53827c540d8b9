import { Icon } from '../../ui/Icon.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { type Cell, type Run, runsOf } from './planner-cells.ts';
import type { Props as Section } from './schema.ts';
import './layout-calendar.late.css';

interface Props extends Pick<Section, 'items' | 'weekdays' | 'weeks'> {
  cells: Cell[][];
}

/** The classes of a position: its week, its first day, the number of its days, and its place among others of that day. */
const placeOf = (week: number, weekday: number, span = 1, lane = 1) =>
  `week-${week + 1} day-${weekday + 1} span-${span} lane-${lane}`;

/** Two working weeks, as a printed planner has them; on narrow screens, a list in which each entry has its day. */
export function Planner({ items, cells, weekdays, weeks }: Props) {
  return (
    <div className="planner">
      <div className="planner-sheet">
        {weekdays?.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and their order is fixed
          <p key={at} className={`planner-weekday day-${at + 1}`}>
            {name}
          </p>
        ))}
        {weeks?.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and their order is fixed
          <p key={at} className={`planner-week week-${at + 1}`}>
            {name}
          </p>
        ))}
        {cells.flatMap((week, at) =>
          week.map(({ weekday, span, entries }) => {
            const place = placeOf(at, weekday, span);
            return (
              <span key={place} className={`planner-cell${entries.length ? '' : ' planner-free'} ${place}`} />
            );
          }),
        )}
      </div>
      <ul className="card-list card-calendar">
        {items.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li key={index} className={`card${card.link ? ' card-linked' : ''}`}>
            {runsOf(cells, index + 1).map((run, at) => (
              <Entry
                key={`${run.week} ${run.weekday}`}
                {...{ card, run, weekdays, weeks }}
                isFirst={at === 0}
              />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps extends Pick<Section, 'weekdays' | 'weeks'> {
  card: Section['items'][number];
  run: Run;
  isFirst: boolean;
}

/** Days in a row: the first of a card with its words and its link, others with what is said of them. */
function Entry({ card, run, isFirst, weekdays, weeks }: EntryProps) {
  const { icon, title, link, again, fill } = card;
  const { week, weekday, span, lane, isEnd } = run;
  const image = isFirst ? card.image : (again?.image ?? card.image);
  const description = isFirst ? card.description : again?.description;
  const days = weekdays && [...new Set([weekdays[weekday], weekdays[weekday + span - 1]])].join('–');
  const date = [weeks?.[week], days].filter(Boolean).join(', ');
  return (
    <div className={`planner-entry fill-${isEnd ? 'end' : fill} ${placeOf(week, weekday, span, lane)}`}>
      <div className={`planner-block${image ? ' planner-pictured' : ''}`}>
        {isFirst ? (
          <h3>{link ? <SiteLink to={link}>{title}</SiteLink> : title}</h3>
        ) : (
          <p className="planner-title">{title}</p>
        )}
        {date && <p className="planner-date">{date}</p>}
        {image ? <Picture preset="half" {...image} /> : <Icon name={icon} />}
        {isFirst && link && (
          <span className="card-arrow">
            <Icon name="arrow-right" />
          </span>
        )}
      </div>
      {description && <p className="planner-words">{noBreakHyphens(description)}</p>}
    </div>
  );
}
