import { useId } from 'react';
import './tally.late.css';

/** Ports in a column. */
const ROWS = 5;
const MOST = 120;

/** What a number counts, if it is a whole number such as “100+” and not too large to draw. */
export function countOf(number: string): number | undefined {
  const count = /^\d+\+?$/.test(number) ? Number.parseInt(number, 10) : 0;
  return count > 0 && count <= MOST ? count : undefined;
}

/** A lit port for each thing that a number counts, and a free one for its plus sign. One port is one unit of the drawing. */
export function Tally({ number }: { number: string }) {
  const port = useId();
  const count = countOf(number);
  if (count === undefined) return null;
  const free = number.endsWith('+');
  const full = Math.floor(count / ROWS);
  const rest = count % ROWS;
  const columns = Math.ceil((count + Number(free)) / ROWS);
  return (
    <svg className="tally" viewBox={`0 0 ${columns} ${ROWS}`} aria-hidden="true" focusable="false">
      <pattern id={port} width="1" height="1" patternUnits="userSpaceOnUse">
        <rect x=".12" y=".12" width=".76" height=".76" rx=".16" />
        <path d="M.28 .74v-.3h.12v-.14h.2v.14h.12v.3z" />
        <circle cx=".5" cy=".5" r=".13" />
      </pattern>
      <path stroke="none" fill={`url(#${port})`} d={`M0 0h${full}v${ROWS}H0zM${full} 0h1v${rest}h-1z`} />
      {free && (
        <rect className="tally-free" x={full + 0.12} y={rest + 0.12} width=".76" height=".76" rx=".16" />
      )}
    </svg>
  );
}
