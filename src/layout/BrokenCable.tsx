import { useId } from 'react';
import { JACK, line, wires } from './cable-projection.ts';
import { Plug } from './Plug.tsx';
import './broken-cable.late.css';

/** What is drawn on the wall: x to the right, y down, from the middle of the jack. */
const WALL = `matrix(.643 .324 0 .906 ${JACK.x} ${JACK.y})`;

/** On the wall, 20 units behind it for each step. */
const behind = (steps: number) => `translate(${24 * steps} ${-14.5 * steps})`;

const PLATE = { x: -130, y: -140, width: 260, height: 280, rx: 22 };
const HOLE = 'M-46 38V-26h24v-18h11v-12h22v12h11v18h24V38z';

/** The end of the cable in the plug. */
const END = line([-150, 0, 0], [-330, 0, 0]);

/** A cable whose plug is in front of a jack without a link light; it moves closer while the words are pointed at. */
export function BrokenCable() {
  const id = useId();
  return (
    <svg className="broken-cable" viewBox="0 0 560 480" fill="none" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={`${id}dots`} width="26" height="26" patternUnits="userSpaceOnUse">
          <circle className="wall-dot" cx="13" cy="13" r="1.5" />
        </pattern>
        <radialGradient id={`${id}light`}>
          <stop stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </radialGradient>
        <mask id={`${id}edge`}>
          <circle r="300" fill={`url(#${id}light)`} />
        </mask>
        <clipPath id={`${id}hole`}>
          <path d={HOLE} />
        </clipPath>
      </defs>
      <g transform={WALL}>
        <rect fill={`url(#${id}dots)`} x="-300" y="-300" width="600" height="600" mask={`url(#${id}edge)`} />
        <path className="wall-run" d="M170 0H640" />
      </g>
      <g className="jack">
        <g transform={WALL}>
          {/* The plate's edge, as slices: first the outline of them all, then their fill. */}
          {['jack-outline', 'jack-slice'].map((name) =>
            [1.5, 1.25, 1, 0.75, 0.5, 0.25].map((depth) => (
              <rect key={name + depth} className={name} {...PLATE} transform={behind(depth)} />
            )),
          )}
          <rect {...PLATE} />
          <rect className="jack-module" x="-78" y="-84" width="156" height="156" rx="10" />
          <g clipPath={`url(#${id}hole)`}>
            <path className="jack-wall" d={HOLE} />
            <path className="jack-depth" d={HOLE} transform={behind(1)} />
            {/* Along the floor of the jack. */}
            <path
              className="jack-pins"
              d={wires(66)
                .map((at) => `M${at} 38l24 -15`)
                .join('')}
            />
          </g>
          <path d={HOLE} />
          <circle className="jack-screw" cy="-112" r="9" />
          <circle className="jack-screw" cy="108" r="9" />
          <path className="jack-screw" d="M-6 -106l12 -12M-6 114l12 -12" />
          <circle className="jack-halo" cx="-56" cy="-62" r="17" />
          <circle className="jack-light" cx="-56" cy="-62" r="8" />
        </g>
      </g>
      <path className="broken-run" d={`${END}C70 326 80 440 0 440H-3000`} />
      {/* Below the words, from a port of its own. */}
      <g className="broken-drop">
        <path d={`${END}C102 312 45 320 45 236V12`} />
        <rect className="broken-port" x="34" y="-10" width="22" height="22" rx="6" />
        <circle className="broken-light" cx="45" cy="1" r="4" />
      </g>
      <Plug />
    </svg>
  );
}
