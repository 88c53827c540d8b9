import type { ReactNode } from 'react';

const box = (x: number, y: number, width: number, height: number, key = `${x} ${y}`) => (
  <rect key={key} x={x} y={y} width={width} height={height} rx="1.5" />
);
const lines = (x: number, width: number, from: number, count: number, step = 6) =>
  Array.from({ length: count }, (_, at) => box(x, from + at * step, width, 2.5));

const heading = box(4, 4, 24, 4);
const picture = (x: number) => (
  <rect key="picture" className="drawing-strong" x={x} y="4" width="24" height="32" rx="2" />
);
const page = (height: number) => (
  <>
    <rect className="drawing-strong" x="4" y="4" width="56" height={height} rx="2" />
    {lines(4, 56, height + 8, Math.floor((32 - height) / 6))}
  </>
);
const ground = (className: string) => (
  <>
    <rect className={className} width="64" height="40" />
    {[box(10, 9, 26, 4), ...lines(10, 44, 19, 2)]}
  </>
);

/** Small pictures of what the words of a choice do to a section, by the word. */
const drawings: Record<string, ReactNode> = {
  columns: [heading, ...lines(4, 26, 14, 4), ...lines(34, 26, 14, 4)],
  rail: [box(4, 4, 18, 4), box(4, 10, 12, 4), ...lines(28, 32, 4, 6)],
  cells: [heading, box(4, 13, 24, 23), ...[13, 25].flatMap((y) => [31, 47].map((x) => box(x, y, 13, 11)))],
  photo: [
    <rect key="picture" className="drawing-strong" x="32" width="32" height="40" />,
    ...lines(4, 22, 10, 4, 7),
  ],
  backbone: [
    heading,
    <path key="cable" className="drawing-line" d="M0 21h64" />,
    ...[4, 24, 44].map((x) => box(x, 29, 14, 4)),
  ],
  ports: [
    ...[6, 16, 26].map((y) => (
      <rect key={y} className="drawing-strong" x="4" y={y} width="9" height="7" rx="2" />
    )),
    ...lines(18, 42, 8, 3, 10),
  ],
  numbers: [
    <path
      key="digits"
      className="drawing-line"
      fill="none"
      d="M7 6v7M5 16h4v3.5H5V23h4M5 26h4v7H5M6 29.5h3"
    />,
    ...lines(18, 42, 8, 3, 10),
  ],
  raised: [<g key="page">{page(16)}</g>, <rect key="card" x="10" y="15" width="44" height="16" rx="2" />],
  compact: [heading, ...[4, 24, 44].flatMap((x) => lines(x, 16, 14, 5, 5))],
  grid: [heading, ...[4, 24, 44].map((x) => box(x, 13, 16, 23))],
  panel: [heading, ...lines(4, 24, 14, 4), box(34, 4, 26, 32)],
  pairs: [heading, ...[13, 26].flatMap((y) => [4, 34].map((x) => box(x, y, 26, 10)))],
  bento: [heading, box(4, 13, 36, 11), box(44, 13, 16, 11), box(4, 26, 16, 10), box(24, 26, 36, 10)],
  around: [
    heading,
    <circle key="hub" className="drawing-strong" cx="32" cy="25" r="10" />,
    ...lines(4, 15, 15, 3, 8),
    ...lines(45, 15, 15, 3, 8),
  ],
  band: [
    heading,
    <rect key="picture" className="drawing-strong" x="4" y="13" width="56" height="10" rx="2" />,
    ...[26, 32].flatMap((y) => [4, 23.5, 43].map((x) => box(x, y, 17, 4))),
  ],
  lines: [heading, ...[56, 56, 34].map((width, at) => box(4, 14 + at * 8, width, 5))],
  mosaic: [
    heading,
    ...[4, 33].map((x) => box(x, 13, 27, 11)),
    ...[4, 23.5, 43].map((x) => box(x, 26, 17, 10)),
  ],
  panorama: [
    heading,
    <rect key="picture" className="drawing-strong" x="4" y="13" width="56" height="11" rx="2" />,
    ...[4, 24, 44].flatMap((x) => lines(x, 14, 28, 2, 5)),
  ],
  row: [heading, ...[4, 19, 34, 49].map((x) => box(x, 18, 11, 6))],
  wall: [
    heading,
    <path key="cable" className="drawing-line" d="M4 18h56M4 30h56" />,
    ...[4, 32].map((x) => box(x, 14, 18, 8)),
    ...[4, 24, 44].map((x) => box(x, 26, 12, 8)),
  ],
  large: [
    heading,
    box(4, 13, 17, 9),
    box(23, 13, 37, 9),
    box(4, 26, 17, 9),
    box(23, 26, 17, 9),
    box(42, 26, 18, 9),
  ],
  ticks: [
    picture(36),
    <path key="ticks" className="drawing-line" fill="none" d="m4 9 2 2 3-4M4 21l2 2 3-4M4 33l2 2 3-4" />,
    ...lines(12, 19, 8, 3, 12),
  ],
  overlap: [
    <rect key="picture" className="drawing-strong" x="22" y="4" width="42" height="32" rx="2" />,
    box(4, 9, 27, 22),
  ],
  strip: [4, 19, 34, 49].map((x) => box(x, 14, 11, 12)),
  lead: [box(4, 8, 26, 24), ...[8, 17, 26].map((y) => box(36, y, 24, 6))],
  scene: [
    <rect key="picture" className="drawing-strong" width="64" height="40" />,
    heading,
    ...[4, 24, 44].map((x) => box(x, 28, 16, 7)),
  ],
  rows: [heading, ...[13, 21.5, 30].map((y) => box(4, y, 56, 6))],
  sheets: [
    heading,
    ...[4, 24, 44].map((x) => box(x + 2, 12, 12, 13)),
    <path key="shelf" className="drawing-line" d="M4 25h56" />,
    ...[4, 24, 44].flatMap((x) => lines(x + 2, 12, 29, 2, 4)),
  ],
  steps: [
    heading,
    <path key="cable" className="drawing-line" d="M6 18h52" />,
    ...[4, 24, 44].map((x) => <circle key={x} className="drawing-strong" cx={x + 4} cy="18" r="3.5" />),
    ...[4, 24, 44].map((x) => box(x, 25, 16, 11)),
  ],
  calendar: [
    heading,
    box(4, 11, 56, 6),
    <path key="days" className="drawing-line" fill="none" d="M15.2 11v6M26.4 11v6M37.6 11v6M48.8 11v6" />,
    <rect key="first" className="drawing-strong" x="4" y="11" width="11.2" height="6" rx="1.5" />,
    <rect key="last" className="drawing-strong" x="26.4" y="11" width="22.4" height="6" rx="1.5" />,
    ...[4, 33].flatMap((x) => [
      <rect key={`picture ${x}`} className="drawing-strong" x={x} y="19.5" width="27" height="5" rx="1" />,
      box(x, 24.5, 27, 3),
    ]),
    box(4, 30, 30, 7),
    <rect key="picture" className="drawing-strong" x="34" y="30" width="26" height="7" rx="1" />,
  ],
  full: <rect className="drawing-strong" x="16" y="8" width="32" height="24" rx="3" />,
  hatched: [
    box(16, 8, 32, 24),
    <path
      key="hatching"
      className="drawing-line"
      fill="none"
      d="M20 31 40 9M16 25 31 9M29 31l18-20M38 31l10-11"
    />,
  ],
  quarter: [
    box(16, 8, 32, 24),
    <rect key="part" className="drawing-strong" x="16" y="8" width="16" height="12" rx="3" />,
  ],
  left: [picture(4), ...lines(33, 27, 6, 5)],
  right: [picture(36), ...lines(4, 27, 6, 5)],
  beside: [picture(36), ...lines(4, 27, 12, 3)],
  below: [
    heading,
    ...[4, 34].map((x) => box(x, 11, 26, 2.5)),
    <rect key="picture" className="drawing-strong" x="4" y="17" width="56" height="19" rx="2" />,
  ],
  behind: [<g key="page">{page(32)}</g>, ...lines(9, 22, 12, 3)],
  front: [<g key="page">{page(28)}</g>, box(10, 16, 36, 8)],
  tall: page(28),
  medium: page(18),
  paper: ground('drawing-paper'),
  mist: ground('drawing-mist'),
  ink: <g className="drawing-on-ink">{ground('drawing-ink')}</g>,
  '': (
    <>
      {ground('drawing-paper')}
      <path className="drawing-ink" d="M64 0v40H0Z" opacity=".85" />
    </>
  ),
};

/** Whether every one of these words has a picture. */
export const areDrawn = (words: readonly string[]) => words.every((word) => word in drawings);

/** The picture of one word of a choice; '' lets the section type decide. */
export const LayoutDrawing = ({ word }: { word: string }) => (
  <svg className="layout-drawing" viewBox="0 0 64 40" aria-hidden="true">
    {drawings[word]}
  </svg>
);
