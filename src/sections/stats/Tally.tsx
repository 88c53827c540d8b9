import type { Props } from './schema.ts';
import { office, rack, trunk } from './tally-drawings.ts';
import './layout-tally.late.css';

type Item = Props['items'][number];

const drawings = { rack, trunk, office };
/** Half the height of a digit at the size in layout-tally.late.css. */
const HALF_DIGIT = 2;
const MOST = { rack: 100, trunk: 20, office: 63 };

/** What a number counts, if it is a whole number such as “100+” and not too large to draw. */
export function countOf({ number, drawing }: Pick<Item, 'number' | 'drawing'>): number | undefined {
  const count = /^\d+\+?$/.test(number) ? Number.parseInt(number, 10) : 0;
  return count > 0 && count <= MOST[drawing] ? count : undefined;
}

/** A lit port, a ring or a desk for each thing that a number counts, numbered along the way; its plus sign is the next one. */
export function Tally({ number, drawing }: Pick<Item, 'number' | 'drawing'>) {
  const count = countOf({ number, drawing });
  if (count === undefined) return null;
  const { fine, counted, lights, marks, tags, next, plus } = drawings[drawing](count);
  const isMore = number.endsWith('+');
  return (
    <svg className={`tally tally-${drawing}`} viewBox="8 1 112 118" aria-hidden="true">
      {counted.map((shape) => (
        <path className="tally-counted" key={shape.transform ?? shape.d} {...shape} />
      ))}
      <path className="tally-fine" d={fine} />
      <path className="tally-lights" d={lights} />
      {isMore && <path className="tally-next" strokeDasharray="3 4" {...next} />}
      <g className="tally-marks">
        {tags && <path className="tally-tag" d={tags} />}
        {marks.map(({ x, y, text }) => (
          <text key={text} x={x} y={y + HALF_DIGIT}>
            {text}
          </text>
        ))}
        {isMore && <path className="tally-next" d={`${plus}m-2 0h4m-2-2v4`} />}
      </g>
    </svg>
  );
}
