import type { Props } from './schema.ts';
import { office, rack, trunk } from './tally-drawings.ts';
import './layout-tally.late.css';

type Item = Props['items'][number];

const drawings = { rack, trunk, office };
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
  const { frame, fine, counted, lights, marks, next, plus } = drawings[drawing](count);
  return (
    <svg className={`tally tally-${drawing}`} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      {frame && <path className="tally-frame" d={frame} />}
      {counted.map((shape) => (
        <path className="tally-counted" key={shape.transform ?? shape.d} {...shape} />
      ))}
      <path className="tally-fine" d={fine} />
      <path className="tally-lights" d={lights} />
      {marks.map(({ x, y, text }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
      {number.endsWith('+') && (
        <>
          <path className="tally-next" {...next} />
          <path
            className="tally-plus"
            d={`M${plus.map((at) => Math.round(at * 10) / 10).join(' ')}m-1.5 0h3m-1.5-1.5v3`}
          />
        </>
      )}
    </svg>
  );
}
