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

/** A port with a plug in it: the jack, the plug, its boot and the light between them and the latch. */
const port = (
  <>
    <rect y="24" width="80" height="82" rx="12" />
    <path className="patch-jack" d="M18 92v-28h10v-12h24v12h10v28z" />
    <path className="patch-plug" d="M23 66h34v26h-34z" />
    <path className="patch-boot" d="M26 78h28v22l-7 24h-14l-7-24z" />
    <path className="patch-rib" d="M31 104h18M33 112h14" />
    <circle cx="15" cy="39" r="3.5" />
  </>
);

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
        {Array.from({ length: PORTS }, (_, at) => (
          <g
            key={cable(at)}
            className={at === 0 ? 'patch-lit' : `patch-${(at - 1) % 3}`}
            transform={`translate(${at * PITCH})`}
          >
            <path className="patch-cable" d={cable(at)} />
            {port}
          </g>
        ))}
      </svg>
      {/* Where the lit cable ends: in a port upside down, above the footer's number to call. */}
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
          <g transform="translate(0 130)scale(1 -1)">{port}</g>
        </g>
      </svg>
    </>
  );
}
