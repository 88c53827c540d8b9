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
  numbers: [
    <path
      key="digits"
      className="drawing-line"
      fill="none"
      d="M7 6v7M5 16h4v3.5H5V23h4M5 26h4v7H5M6 29.5h3"
    />,
    ...lines(18, 42, 8, 3, 10),
  ],
  grid: [heading, ...[4, 24, 44].map((x) => box(x, 13, 16, 23))],
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
  lead: [box(4, 8, 26, 24), ...[8, 17, 26].map((y) => box(36, y, 24, 6))],
  sheets: [
    heading,
    ...[4, 24, 44].map((x) => box(x + 2, 12, 12, 13)),
    <path key="shelf" className="drawing-line" d="M4 25h56" />,
    ...[4, 24, 44].flatMap((x) => lines(x + 2, 12, 29, 2, 4)),
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
