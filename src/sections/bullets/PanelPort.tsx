import { type Port, portOf } from './port-of.ts';

interface Drawing {
  /** Openings, which are dark. */
  hole: string;
  /** Edges of metal. */
  edge?: string;
  /** Contacts, which are gold. */
  gold?: string;
}

const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1-${2 * radius} 0z`;

/** Fronts of real hardware, 56 wide and 60 high. */
const DRAWINGS: Record<Port, Drawing> = {
  copper: { hole: 'M10 48V28h8v-9h20v9h8v20z', gold: `M14 47v-6${'m4 6v-6'.repeat(7)}` },
  // Two LC connectors, each with its ferrule and latch.
  fiber: {
    hole: 'M8 24h18v23H8zM30 24h18v23H30z',
    edge: `M13 24v-4h8v4M35 24v-4h8v4${ring(17, 36, 5)}${ring(39, 36, 5)}`,
    gold: 'M17 36h0m22 0h0',
  },
  // A screw terminal: nut, thread and pin.
  antenna: {
    hole: ring(28, 34, 8),
    edge: `M28 17l14.7 8.5v17L28 51l-14.7-8.5v-17z${ring(28, 34, 11)}`,
    gold: `M28 34h0${ring(28, 34, 5)}`,
  },
  lock: {
    hole: 'M28 28.5a4 4 0 0 1 2 7.4l1.5 6.6h-7l1.5-6.6a4 4 0 0 1 2-7.4z',
    edge: `${ring(28, 35, 15)}${ring(28, 35, 11)}`,
  },
  disk: {
    hole: 'M9 20h38v8H9zM9 31h38v8H9zM9 42h38v8H9z',
    edge: 'M36 22v4M36 33v4M36 44v4',
    gold: 'M42 24h0m0 11h0m0 11h0',
  },
  uplink: {
    hole: 'M8 22h40v12H8zM8 38h40v12H8z',
    edge: 'M20 22v3h16v-3M20 50v-3h16v3',
    gold: 'M13 31h30M13 41h30',
  },
  headset: {
    hole: `${ring(17, 36, 5)}${ring(39, 36, 5)}`,
    edge: `${ring(17, 36, 9.5)}${ring(39, 36, 9.5)}`,
    gold: `${ring(17, 36, 6)}${ring(39, 36, 6)}`,
  },
  screen: { hole: 'M8 27h40v10l-6 8H14l-6-8z', edge: 'M14 35h28', gold: 'M16 33h24' },
};

/** The port before a point of a patch panel, with its link light on. */
export function PanelPort({ words }: { words: string }) {
  const { hole, edge, gold } = DRAWINGS[portOf(words)];
  return (
    <svg viewBox="0 0 56 60" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="54" height="58" rx="9" />
      <path className="panel-hole" d={hole} />
      {edge && <path d={edge} />}
      {gold && <path className="panel-gold" d={gold} />}
      <circle cx="11" cy="11" r="3" />
    </svg>
  );
}
