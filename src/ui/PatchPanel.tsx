import './patch-panel.late.css';

const PORTS = 6;
/** Distance between ports, and between the cables that turn, in units of the drawing. */
const PITCH = 104;
const COMB = 38;
/** Wider and higher than any section, which clips the rest. */
const WIDTH = 1800;
const HEIGHT = 900;

/** From its port; that of the first runs down to the footer, each of the others turns right, below its neighbour's. */
function cable(port: number): string {
  if (port === 0) return `M40 106V${HEIGHT}`;
  return `M40 106V${124 + (PORTS - 1 - port) * COMB}a36 36 0 0 0 36 36H${WIDTH}`;
}

/** A patch panel with its cables, for decoration; no two cross, and the lit one leads to the footer. */
export function PatchPanel() {
  return (
    <>
      <svg
        className="patch-panel"
        viewBox={`-2 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: PORTS }, (_, port) => (
          <g
            key={cable(port)}
            className={port === 0 ? 'patch-lit' : `patch-${(port - 1) % 3}`}
            transform={`translate(${port * PITCH})`}
          >
            <path className="patch-cable" d={cable(port)} />
            <rect y="24" width="80" height="82" rx="12" />
            <path className="patch-jack" d="M18 92v-28h10v-12h24v12h10v28z" />
            {/* The plug, its boot and the light between them and the latch. */}
            <path className="patch-plug" d="M23 66h34v26h-34z" />
            <path className="patch-boot" d="M26 78h28v22l-7 24h-14l-7-24z" />
            <path className="patch-rib" d="M31 104h18M33 112h14" />
            <circle cx="15" cy="39" r="3.5" />
          </g>
        ))}
      </svg>
      {/* Where the lit cable ends: in a port above the footer's number to call. */}
      <svg
        className="patch-panel patch-end"
        viewBox={`-2 0 ${WIDTH} 152`}
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <g className="patch-lit">
          {/* No cable goes on below it. */}
          <path className="patch-ground" d="M30 60h20v400h-20z" />
          <rect y="24" width="80" height="82" rx="12" />
          <path className="patch-jack" d="M18 38v28h10v12h24v-12h10v-28z" />
          <path className="patch-plug" d="M23 38h34v26h-34z" />
          <path className="patch-boot" d="M33 6h14l7 24v22h-28v-22z" />
          <path className="patch-rib" d="M33 18h14M31 26h18" />
          <circle cx="15" cy="91" r="3.5" />
        </g>
      </svg>
    </>
  );
}
