import './patch-panel.late.css';

const PORTS = 6;
/** Distance between ports, and between the cables that turn, in units of the drawing. */
const PITCH = 104;
const COMB = 48;
/** Wider and higher than any section, which clips the rest. */
const WIDTH = 1800;
const HEIGHT = 900;

/** That of the first port runs down to the footer; each of the others turns right, below its right neighbour's. */
function cable(port: number): string {
  const x = 40 + port * PITCH;
  if (port === 0) return `M${x} 106V${HEIGHT}`;
  const y = 156 + (PORTS - 1 - port) * COMB;
  return `M${x} 106V${y - 36}q0 36 36 36H${WIDTH}`;
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
        {Array.from({ length: PORTS }, (_, port) => {
          const path = cable(port);
          const x = port * PITCH;
          return (
            <g key={path} className={port === 0 ? 'patch-lit' : `patch-${port % 3}`}>
              <path className="patch-cable" d={path} />
              <rect x={x} y="24" width="80" height="82" rx="12" />
              <path className="patch-jack" d={`M${x + 18} 92v-28h10v-12h24v12h10v28z`} />
              {/* The plug, its boot and the light between them and the latch. */}
              <path className="patch-plug" d={`M${x + 23} 66h34v26h-34z`} />
              <path className="patch-boot" d={`M${x + 26} 78h28v22l-7 24h-14l-7-24z`} />
              <path className="patch-rib" d={`M${x + 31} 104h18M${x + 33} 112h14`} />
              <circle cx={x + 15} cy="39" r="3.5" />
            </g>
          );
        })}
      </svg>
      {/* Where the lit cable ends: in a port of the footer. */}
      <svg
        className="patch-panel patch-end"
        viewBox={`-2 0 ${WIDTH} 76`}
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <g className="patch-lit">
          <path className="patch-tab" d="M0 96v-46q0-12 12-12h56q12 0 12 12v46" />
          <path className="patch-jack" d="M18 96v-44h44v44z" />
          <path className="patch-boot" d="M33 6h14l7 24v34h-28v-34z" />
          <path className="patch-rib" d="M32 22h16M31 30h18" />
        </g>
      </svg>
    </>
  );
}
