import { type Port, portOf } from './port-of.ts';

const ring = (x: number, y: number, radius: number) => `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0z`;

/** Real hardware on a square of 56: its edges, and its contacts and signals. Short, for the first response. */
const DRAWINGS: Record<Port, [edges: string, lit: string]> = {
  copper: ['M10 48V28h8v-9h20v9h8v20z', `M14 47v-6${'m4 6v-6'.repeat(7)}`],
  // A plug of copper and one of fiber, each on its cable.
  fiber: [
    'M9 22h18v14l-4 6h-10l-4-6zM18 42v11M34 28h12v14H34zM40 42v11',
    'M13.5 22v6m4.5-6v6m4.5-6v6M40 28v-7',
  ],
  // The symbol for it: ways in both directions.
  uplink: ['M8 21h40v29H8z', 'M16 30h22m-5-5l5 5-5 5M40 41H18m5-5l-5 5 5 5'],
  firewall: ['M8 20h40v30H8zM8 30h40M8 40h40M28 20v10M18 30v10M38 30v10M28 40v10', 'M24 35h8'],
  // Below a ceiling.
  access: ['M12 20h32q0 8-8 8H20q-8 0-8-8z', 'M20 36a12 12 0 0 0 16 0M14 42a20 20 0 0 0 28 0'],
  // On its foot, with its feed before it.
  dish: ['M14 20q-6 24 22 26zM17 40v11M12 51h10M25 33l8-8', 'M33 18q10 0 10 10M33 25h0'],
  disks: ['M9 20h38v8H9zM9 31h38v8H9zM9 42h38v8H9z', 'M42 24h0m0 11h0m0 11h0'],
  cloud: ['M16 48a8 8 0 0 1 0-16 12 12 0 0 1 24-3 9 9 0 0 1 0 19z', 'M28 44V34m-5 5l5-5 5 5'],
  // Over contacts.
  lens: [`${ring(25, 32, 12)}M34 41l10 10`, 'M20 35v-6m5 6v-6m5 6v-6'],
  beacon: ['M18 42v-8a10 10 0 0 1 20 0v8zM12 42h32v8H12z', 'M28 38v-4M28 20v-3M15 26l-3-2M41 26l3-2'],
  // The time to which one goes back.
  clock: [ring(28, 36, 9), 'M13 36a15 15 0 1 0 5-11l-5 4v-8m0 8h8M28 31v5l4 3'],
  headset: ['M10 36h8v12h-8zM38 36h8v12h-8zM14 36a14 14 0 0 1 28 0 14 14 0 0 0-28 0', 'M42 48q0 4-8 4'],
  // Two that do the same, on two links.
  pair: ['M8 30h15v14H8zM33 30h15v14H33z', 'M23 34h10M23 40h10M15.5 30v-8h25v8'],
  code: ['M8 20h40v30H8zM8 27h40', 'M21 33l-5 5 5 5M35 33l5 5-5 5M30 32l-4 13'],
  // Of three, one goes first.
  priority: ['M10 50V41h8v9zM24 50V32h8v18z', 'M38 50V20h8v30z'],
  // From one box to another, and the way back.
  transfer: ['M8 22h13v28H8zM35 22h13v28H35z', 'M21 30h14m-4-4l4 4-4 4M35 42H21m4-4l-4 4 4 4'],
  laptop: ['M13 22h30v20H13zM8 47h40', 'M20 29h16M20 35h8'],
};

/** An item's port in a patch panel or on a backbone, with its icon. */
export function PanelPort({ words }: { words: string }) {
  const [edges, lit] = DRAWINGS[portOf(words)];
  return (
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="#d3e0f3"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect width="56" height="56" rx="9" fill="#0d182a" stroke="none" />
      <g transform="translate(3-4.5)scale(.9)">
        <path d={edges} />
        <path d={lit} stroke="#5fe0ab" />
      </g>
    </svg>
  );
}
