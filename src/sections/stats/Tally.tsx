import { useId } from 'react';
import './layout-tally.late.css';

/** Ports in a column of a block, and columns in a block: blocks are quick to count. */
const SIDE = 5;
const BLOCK = SIDE * SIDE;
const MOST = 120;

/** What a number counts, if it is a whole number such as “100+” and not too large to draw. */
export function countOf(number: string): number | undefined {
  const count = /^\d+\+?$/.test(number) ? Number.parseInt(number, 10) : 0;
  return count > 0 && count <= MOST ? count : undefined;
}

/**
 * A lit port for each thing that a number counts, in columns of five, so that numbers side by side have one height. Its
 * plus sign ends the last row, if need be beyond the block. One port is one unit of the drawing.
 */
export function Tally({ number }: { number: string }) {
  const port = useId();
  const count = countOf(number);
  if (count === undefined) return null;
  const blocks = Array.from({ length: Math.ceil(count / BLOCK) }, (_, at) => at * BLOCK);
  return (
    <div className="tally">
      {blocks.map((from) => {
        const lit = Math.min(count - from, BLOCK);
        const [full, rest] = [Math.floor(lit / SIDE), lit % SIDE];
        return (
          <svg key={from} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
            {from === 0 && (
              <pattern id={port} width="1" height="1" patternUnits="userSpaceOnUse">
                <rect x=".1" y=".1" width=".8" height=".8" rx=".16" />
                <path d="M.26 .76v-.32h.12v-.14h.24v.14h.12v.32z" />
                <circle cx=".5" cy=".5" r=".13" />
              </pattern>
            )}
            <path
              stroke="none"
              fill={`url(#${port})`}
              d={`M0 0h${full}v${SIDE}H0zM${full} 0h1v${rest}h-1z`}
            />
            {number.endsWith('+') && from + lit === count && (
              <path className="tally-more" d={`M${full + 0.5} ${SIDE - 0.72}v.44m-.22-.22h.44`} />
            )}
          </svg>
        );
      })}
    </div>
  );
}
