const PORTS = 6;
/** Distance between ports, and between the cables that turn, in units of the drawing. */
const PITCH = 104;
const COMB = 62;
/** Wider than any section, which clips the rest. */
const WIDTH = 1800;
/** The port below the others, where the first cable ends. */
const END = 474;
/** A cable is round: its dark side, its color and what shines on it. */
const SIDES = ['patch-shade', 'patch-cable', 'patch-shine'];

/** From its port; that of the first runs straight down, each of the others turns right, below its neighbour's. */
function cable(port: number): string {
  if (port === 0) return `M40 106V${END - 106}`;
  return `M40 106V${124 + (PORTS - 1 - port) * COMB}a36 36 0 0 0 36 36H${WIDTH}`;
}

/** A port with a plug in it: the jack, the plug with its contacts, its boot and the light between them and the latch. */
const port = (
  <>
    <rect y="24" width="80" height="82" rx="12" />
    <path className="patch-jack" d="M18 92v-28h10v-12h24v12h10v28z" />
    <path className="patch-plug" d="M23 66h34v26h-34z" />
    <path className="patch-contacts" d="M28 67v8m6-8v8m6-8v8m6-8v8m6-8v8" />
    <path className="patch-boot" d="M26 78h28v22l-7 24h-14l-7-24z" />
    <path className="patch-rib" d="M31 104h18M33 112h14" />
    <path className="patch-shine" d="M30 81v19l6 21" />
    <circle cx="15" cy="39" r="3.5" />
  </>
);

/** A patch panel with its cables, for decoration; no two cross, and the lit one connects two ports. */
export function PatchPanel() {
  return (
    <svg
      className="patch-panel"
      viewBox={`-2 0 ${WIDTH} ${END}`}
      width={WIDTH}
      height={END}
      fill="none"
      aria-hidden="true"
    >
      {Array.from({ length: PORTS }, (_, at) => (
        <g
          key={cable(at)}
          className={at === 0 ? 'patch-lit' : `patch-${(at - 1) % 3}`}
          transform={`translate(${at * PITCH})`}
        >
          {SIDES.map((side) => (
            <path key={side} className={side} d={cable(at)} />
          ))}
          {port}
          {at === 0 && <g transform={`translate(0 ${END})scale(1 -1)`}>{port}</g>}
        </g>
      ))}
    </svg>
  );
}
