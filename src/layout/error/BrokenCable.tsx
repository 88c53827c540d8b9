import { useId } from 'react';
import { AT_OPENING, BOOT_END, OPENING } from './Boot.tsx';
import { across, area, line, wires } from './cable-projection.ts';
import { Plug } from './Plug.tsx';

/** What is drawn on the plate, from the middle of the jack, and on the wall, on which it is. */
const FACE = across([0, 0, 0]);
const WALL = across([30, 0, 0]);

/** On the plate, 24 units behind it for each step. */
const behind = (steps: number) => `translate(${24 * steps} ${-14.5 * steps})`;

const PLATE = { x: -118, y: -134, width: 236, height: 268, rx: 22 };
/** Slices of its edge, from behind: close enough for smooth corners. */
const EDGE = Array.from({ length: 12 }, (_, slice) => (12 - slice) / 8);
/** The opening for the body of the plug, its middle on the axis, and above it that for the latch. */
const HOLE = 'M-46 35V-35h23v-21h46v21h23v70z';

/** All that is in front of the opening: of a plug that goes in, what is not yet inside. */
const OUTSIDE = area(
  [-900, 23, 56],
  [0, 23, 56],
  [0, -23, 56],
  [0, -23, 35],
  [0, -46, 35],
  [0, -46, -35],
  [-900, -46, -35],
);

/** What is left to go, from three corners of the plug to the edge of the opening, which it does not cross. */
const WAY = [
  [42, 31],
  [42, -31],
  [-42, -31],
].map(([y = 0, z = 0]) => line([-176, y, z], [-6, y, z]));

/** The cable, from the far side of the boot's opening. */
const RUN = `${line([BOOT_END + 0.7 * OPENING, 0, 0], [BOOT_END - 20, 0, 0])}C58 318 66 388 8 388H-3000`;
/** The far half of that opening. */
const RIM = `M-5.2 -8.5A${OPENING} ${OPENING} 0 0 1 5.2 8.5`;

/** A cable whose plug is in front of a jack without a link light; it goes in while the words are pointed at. */
export function BrokenCable() {
  const id = useId();
  return (
    <svg
      className="broken-cable"
      viewBox="0 0 520 388"
      preserveAspectRatio="xMidYMax"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <pattern id={`${id}wall`} width="150" height="75" patternUnits="userSpaceOnUse">
          <path className="wall-joint" d="M0 1h150M40 1v38M0 38h150M115 38v37" />
        </pattern>
        <radialGradient id={`${id}light`}>
          <stop offset="0.4" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </radialGradient>
        <mask id={`${id}edge`}>
          <circle r="250" fill={`url(#${id}light)`} />
        </mask>
        <clipPath id={`${id}hole`}>
          <path d={HOLE} />
        </clipPath>
        <clipPath id={`${id}outside`}>
          <path d={OUTSIDE} />
        </clipPath>
      </defs>
      <g transform={WALL}>
        <rect fill={`url(#${id}wall)`} x="-250" y="-250" width="500" height="500" mask={`url(#${id}edge)`} />
        <rect className="wall-shadow" {...PLATE} transform="translate(24 22)" />
      </g>
      <g className="jack">
        <g transform={FACE}>
          {/* The plate's edge, as slices: first the outline of them all, then their fill. */}
          {['jack-outline', 'jack-slice'].map((name) =>
            EDGE.map((depth) => (
              <rect key={name + depth} className={name} {...PLATE} transform={behind(depth)} />
            )),
          )}
          <rect {...PLATE} />
          <path className="jack-gleam" d="M-111 112V-110a17 17 0 0 1 17-17H96" />
          <rect className="jack-module" x="-78" y="-80" width="156" height="148" rx="10" />
          <g clipPath={`url(#${id}hole)`}>
            <path className="jack-wall" d={HOLE} />
            <path className="jack-depth" d={HOLE} transform={behind(1)} />
            {/* Along the floor of the jack. */}
            <path
              className="jack-pins"
              d={wires(66)
                .map((at) => `M${at} 35l24 -14.5`)
                .join('')}
            />
          </g>
          <path d={HOLE} />
          <circle className="jack-detail" cy="-106" r="9" />
          <circle className="jack-detail" cy="102" r="9" />
          <path className="jack-detail" d="M-6 -100l12 -12M-6 108l12 -12" />
          <path className="jack-detail" d="M-86 -115h56v18h-56zM-77 -106h20m7 0h11" />
          <rect className="jack-lamp" x="40" y="-69" width="26" height="11" rx="3" />
          <rect className="jack-light" x="-66" y="-69" width="26" height="11" rx="3" />
        </g>
      </g>
      <path className="broken-way" d={WAY.join('')} />
      <g clipPath={`url(#${id}outside)`}>
        <Plug />
      </g>
      {['broken-run', 'broken-run broken-shine'].map((name) => (
        <path key={name} className={name} d={RUN} />
      ))}
      {/* Over the cable, which goes in. */}
      <path className="plug-rim" d={RIM} transform={AT_OPENING} />
    </svg>
  );
}
