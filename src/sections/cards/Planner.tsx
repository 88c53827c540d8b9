import { Icon } from '../../ui/Icon.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { DAYS_OF_WEEK, daysOf, plannerRuns } from './planner-runs.ts';
import type { Props as Section } from './schema.ts';
import './layout-calendar.late.css';
import './places.late.css';

type Props = Pick<Section, 'items' | 'weekdays' | 'weeks'>;

/** A straight lead if the column's first day is one of the days, else one of two bends, which starts in their middle. */
function lead(day: number, span: number, column: number) {
  const to = 2 * column + 1;
  if (day <= column && column < day + span) return `M${to} 0V7`;
  const from = 2 * day + span;
  const bend = to > from ? 0.2 : -0.2;
  return `M${from} 0V2Q${from} 3.5 ${from + bend} 3.5H${to - bend}Q${to} 3.5 ${to} 5V7`;
}

/** Two working weeks as a track of days, and the entries: where there is room below it, each on a lead from its days. */
export function Planner({ items, weekdays = [], weeks = [] }: Props) {
  const runs = plannerRuns(items);
  const busy = items.flatMap(daysOf);
  return (
    <div className="planner">
      <div className="planner-track" aria-hidden="true">
        {[0, 1].map((at) => (
          <div key={at} className="planner-week">
            <p>{weeks[at]}</p>
            <div className="planner-runs">
              {runs.map(
                ({ key, week, weekday, span, fill }) =>
                  week === at && (
                    <span key={key} className={`planner-run fill-${fill} day-${weekday} span-${span}`} />
                  ),
              )}
            </div>
            {[1, 2, 3, 4, 5].map((day) => (
              <p
                key={day}
                className={`planner-day day-${day}${busy.includes(day + at * DAYS_OF_WEEK) ? '' : ' planner-free'}`}
              >
                {weekdays[day - 1]}
              </p>
            ))}
          </div>
        ))}
        {/* From the days to the port over the middle of the column's first day; a day is two units wide. */}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: all of the track is hidden */}
        <svg className="planner-leads" preserveAspectRatio="none" viewBox="2 0 20 8">
          {runs.map(
            ({ key, day, span, fill, column }) =>
              column > 0 && <path key={key} className={`fill-${fill}`} d={lead(day, span, column)} />,
          )}
        </svg>
      </div>
      <ul className="card-list">
        {runs.map(({ card, key, week, weekday, span, isFirst, fill, column }) => {
          const link = isFirst && card.link;
          const Title = isFirst ? 'h3' : 'p';
          const said: Partial<typeof card> = { ...(isFirst ? card : card.again) };
          const { description, label, image = card.image } = said;
          const days = new Set([weekdays[weekday - 1], weekdays[weekday + span - 2]]);
          const date = [weeks[week], [...days].join('–')].filter(Boolean).join(', ');
          return (
            <li
              key={key}
              className={`card cable-item planner-entry fill-${fill} day-${column}${link ? ' card-linked' : ''}`}
            >
              <div className="planner-words">
                <Title className="planner-title">
                  {link ? <SiteLink to={link}>{card.title}</SiteLink> : card.title}
                </Title>
                {date && <p className="planner-date">{date}</p>}
                {label && <p className="planner-label">{label}</p>}
                {description && <p className="planner-text">{noBreakWords(description)}</p>}
                {link && (
                  <span className="card-arrow">
                    <Icon name="arrow-right" />
                  </span>
                )}
              </div>
              {image ? <Picture preset="half" {...image} /> : <Icon name={card.icon} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
