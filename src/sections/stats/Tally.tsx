import type { Props } from './schema.ts';
import { office, rack, trees, WIDTH } from './tally-drawings.ts';
import './layout-tally.late.css';

type Item = Props['items'][number];

const drawings = { rack, trees, office };
const MOST = { rack: 100, trees: 20, office: 63 };

/** What a number counts, if it is a whole number such as “100+” and not too large to draw. */
export function countOf({ number, drawing }: Pick<Item, 'number' | 'drawing'>): number | undefined {
  const count = /^\d+\+?$/.test(number) ? Number.parseInt(number, 10) : 0;
  return count > 0 && count <= MOST[drawing] ? count : undefined;
}

/** A lit port, a tree or a desk for each thing that a number counts; its plus sign is the next one. */
export function Tally({ number, drawing }: Pick<Item, 'number' | 'drawing'>) {
  const count = countOf({ number, drawing });
  if (count === undefined) return null;
  const { height, counted, lights, fine, next, plus } = drawings[drawing](count);
  return (
    <svg className="tally" viewBox={`-1 -1 ${WIDTH + 2} ${Math.ceil(height) + 2}`} aria-hidden="true">
      <path className="tally-counted" d={counted} />
      {fine && <path className="tally-fine" d={fine} />}
      <path className="tally-lights" d={lights} />
      {number.endsWith('+') && (
        <>
          <path className="tally-next" strokeDasharray="3 4" d={next} />
          <path className="tally-next" d={`M${plus.map(Math.round).join(' ')}m-4 0h8m-4-4v8`} />
        </>
      )}
    </svg>
  );
}
