import { type Port, portOf } from './port-of.ts';

interface Drawing {
  /** Openings, which are dark. */
  hole: string;
  /** Edges of metal. */
  edge?: string;
  /** Contacts, which are gold. */
  gold?: string;
}

const ring = (x: number, y: number, radius: number) => `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0z`;

/** Fronts of real hardware, 56 wide and 60 high; short, because they are part of the first response. */
const DRAWINGS: Record<Port, Drawing> = {
  copper: { hole: 'M10 48V28h8v-9h20v9h8v20z', gold: `M14 47v-6${'m4 6v-6'.repeat(7)}` },
  // Two LC connectors, each with its ferrule and latch.
  fiber: {
    hole: 'M8 24h18v23H8zM30 24h18v23H30z',
    edge: 'M13 24v-4h8v4M35 24v-4h8v4',
    gold: 'M17 36h0m22 0h0',
  },
  // A screw terminal: nut, thread and pin.
  antenna: { hole: ring(28, 34, 9), edge: 'M28 17l15 9v17L28 51l-15-8V26z', gold: 'M28 34h0' },
  lock: { hole: 'M26 36a4 4 0 1 1 4 0l1 7h-6z', edge: ring(28, 35, 14) },
  disk: { hole: 'M9 20h38v8H9zM9 31h38v8H9zM9 42h38v8H9z', gold: 'M42 24h0m0 11h0m0 11h0' },
  uplink: { hole: 'M8 22h40v12H8zM8 38h40v12H8z', gold: 'M13 31h30M13 41h30' },
  headset: { hole: ring(17, 36, 5) + ring(39, 36, 5), edge: ring(17, 36, 9) + ring(39, 36, 9) },
  screen: { hole: 'M8 27h40v10l-6 8H14l-6-8z', gold: 'M16 33h24' },
};

/** The port before a point of a patch panel, with its link light on. */
export function PanelPort({ words }: { words: string }) {
  const { hole, edge, gold } = DRAWINGS[portOf(words)];
  return (
    <svg viewBox="0 0 56 60" aria-hidden="true">
      <rect x="1" y="1" width="54" height="58" rx="9" />
      <path className="panel-hole" d={hole} />
      {edge && <path d={edge} />}
      {gold && <path className="panel-gold" d={gold} />}
      <circle cx="11" cy="11" r="3" />
    </svg>
  );
}
