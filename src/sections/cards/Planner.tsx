import { Icon } from '../../ui/Icon.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { type Cell, widthsOf } from './planner-cells.ts';
import type { Props as Section } from './schema.ts';
import './layout-calendar.late.css';

interface Props extends Pick<Section, 'items' | 'weekdays' | 'weeks'> {
  cells: Cell[][];
}

/** The classes of a position: its first day, the number of its days, and its place among others of that day. */
const placeOf = (weekday: number, span = 1, lane = 1) => `day-${weekday + 1} span-${span} lane-${lane}`;

/** Two working weeks, as a printed planner has them; on narrow screens, a list in which each entry has its day. */
export function Planner({ items, cells, weekdays, weeks }: Props) {
  return (
    <div className={`planner ${widthsOf(cells)}`}>
      {cells.map((week, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks may have the same name, and their order is fixed
        <div key={at} className="planner-week">
          <div className="planner-sheet" aria-hidden="true">
            {weeks && <p className="planner-name">{weeks[at]}</p>}
            {weekdays?.map((name, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and their order is fixed
              <p key={day} className={`planner-weekday day-${day + 1}`}>
                {name}
              </p>
            ))}
            {week.map(({ weekday, span, entries }) => (
              <span
                key={weekday}
                className={`planner-cell${entries.length ? '' : ' planner-free'} ${placeOf(weekday, span)}`}
              />
            ))}
          </div>
          <ul className="card-list card-calendar">
            {week.flatMap((cell) =>
              cell.entries.map(({ step, isFirst, isEnd }, lane) => {
                const card = items[step - 1];
                const { weekday, span } = cell;
                const days = weekdays?.slice(weekday, weekday + span);
                const date = [weeks?.[at], days && [...new Set([days[0], days.at(-1)])].join('–')]
                  .filter(Boolean)
                  .join(', ');
                return (
                  card && (
                    <li
                      key={`${weekday} ${step}`}
                      className={`card planner-entry fill-${isEnd ? 'end' : card.fill} ${placeOf(weekday, span, lane + 1)}${isFirst && card.link ? ' card-linked' : ''}`}
                    >
                      <Entry {...{ card, isFirst, date }} />
                    </li>
                  )
                );
              }),
            )}
          </ul>
        </div>
      ))}
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
      <div className="planner-block">
        {isFirst ? (
          <h3>{link ? <SiteLink to={link}>{title}</SiteLink> : title}</h3>
        ) : (
          <p className="planner-title">{title}</p>
        )}
        {date && <p className="planner-date">{date}</p>}
        {label && <p className="planner-label">{label}</p>}
        {image ? <Picture preset="half" {...image} /> : <Icon name={icon} />}
        {isFirst && link && (
          <span className="card-arrow">
            <Icon name="arrow-right" />
          </span>
        )}
      </div>
      {description && <p className="planner-words">{noBreakHyphens(description)}</p>}
    </>
  );
}
