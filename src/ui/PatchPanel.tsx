import './patch-panel.css';

/** Ports of the panel. */
const PORTS = 6;
/** Width of a port with the space beside it, and between two combed cables, in the units of the drawing. */
const PITCH = 64;
const COMB = 30;
/** Wide enough to leave the widest screen; the section clips the rest. */
const WIDTH = 1700;

/** A cable that falls from its port and turns right, out of the picture, each under its neighbour. */
function cable(port: number): string {
  const x = 22 + port * PITCH;
  const y = 128 + (PORTS - 1 - port) * COMB;
  return `M${x} 58V${y - 24}q0 24 24 24H${WIDTH}`;
}

/**
 * The site's motif at its largest: a patch panel with combed cables. Decoration only.
 * @param seed chooses the port that is lit, so that pages differ
 */
export function PatchPanel({ seed }: { seed: string }) {
  const lit = seed.length % PORTS;
  return (
    <svg
      className="patch-panel"
      viewBox={`-1 0 ${WIDTH} 310`}
      width={WIDTH}
      height="310"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: PORTS }, (_, port) => {
        const path = cable(port);
        return (
          <g key={path} className={port === lit ? 'patch-lit' : undefined}>
            <path className="patch-cable" d={path} />
            <rect x={port * PITCH} y="14" width="44" height="44" rx="7" />
            <path className="patch-jack" d={`M${port * PITCH + 11} 48v-12h5v-6h12v6h5v12z`} />
            <circle cx={port * PITCH + 8} cy="22" r="2" />
          </g>
        );
      })}
    </svg>
  );
}
