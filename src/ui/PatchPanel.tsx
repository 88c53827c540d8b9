import './patch-panel.css';

const PORTS = 6;
/** Distance between ports, and between cables, in units of the drawing. */
const PITCH = 64;
const COMB = 30;
/** Wider than any screen; the section clips the rest. */
const WIDTH = 1700;

/** A cable that runs down from its port and turns right, below its neighbour's. */
function cable(port: number): string {
  const x = 22 + port * PITCH;
  const y = 128 + (PORTS - 1 - port) * COMB;
  return `M${x} 58V${y - 24}q0 24 24 24H${WIDTH}`;
}

/**
 * A patch panel with its cables, for decoration.
 * @param seed chooses the port with the light, so that pages differ
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
