interface Shape {
  d: string;
  transform?: string;
}

/** A number in a drawing, around its middle. */
export interface Mark {
  x: number;
  y: number;
  text: string;
}

/** A drawing of the layout tally: paths in a square of 120 units, with the ground at its lower edge. */
export interface Drawing {
  /** What surrounds the things that are counted. */
  frame?: string;
  /** The things that are counted, and a light for each. */
  counted: Shape[];
  lights: string;
  /** Quiet lines between them. */
  fine: string;
  /** The count so far, to read how many there are. */
  marks: Mark[];
  /** The next one, for a number with a plus sign, and where that sign is. */
  next: Shape;
  plus: Point;
}

type Point = [x: number, y: number];

const short = (value: number) => `${Math.round(value * 10) / 10}`;
const light = ([x, y]: Point) => `M${short(x)} ${short(y)}h0`;
const mark = ([x, y]: Point, text: number): Mark => ({
  x: Number(short(x)),
  y: Number(short(y)),
  text: `${text}`,
});
const joined = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Every fifth of a count, or every tenth of a large one, and the last. */
function steps(count: number): number[] {
  const step = count > 20 ? 10 : 5;
  const even = Array.from({ length: Math.floor(count / step) }, (_, index) => (index + 1) * step);
  return count - (even.at(-1) ?? 0) < 2 && even.length > 0
    ? [...even.slice(0, -1), count]
    : [...new Set([...even, count])];
}

/** Front of a rack, with panels of ten ports from below. */
export function rack(count: number): Drawing {
  const port = 'h6q1 0 1 1v5q0 1-1 1h-6q-1 0-1-1v-5q0-1 1-1z';
  const rows = Math.ceil(count / 10);
  const across = (row: number, shape: string) => shape.repeat(Math.min(10, count - 10 * row));
  const panel = (row: number) => `M9.5 ${104 - 10 * row}h101v9h-101z`;
  return {
    frame: 'M0 119h120M1 119V1h118v118M7 119V1M113 119V1',
    fine: joined(rows, panel),
    counted: [{ d: joined(rows, (row) => `M12 ${105 - 10 * row}${across(row, `${port}m10 0`)}`) }],
    lights: joined(rows, (row) => `M5 ${108.5 - 10 * row}${across(row, 'm10 0h0')}`),
    marks: Array.from({ length: rows }, (_, row) =>
      mark([127.5, 108.5 - 10 * row], Math.min(10 * row + 10, count)),
    ),
    next: { d: panel(rows) },
    plus: [60, 108.5 - 10 * rows],
  };
}

/** A corner of the shape of all rings, which is uneven and 100 units wide on each side. */
function corner(index: number): Point {
  const angle = (index / 12) * 2 * Math.PI;
  const radius = 103 + 3 * Math.sin(2 * angle + 0.6) + 2.4 * Math.sin(3 * angle + 2.5) + Math.sin(5 * angle);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** The shape goes through the middles between its corners. */
const middle = (index: number): Point => {
  const [[x1, y1], [x2, y2]] = [corner(index), corner(index + 1)];
  return [(x1 + x2) / 2, (y1 + y2) / 2];
};

const whole = (point: Point) => point.map(Math.round).join(' ');
const curve = (index: number) => `Q${whole(corner(index))} ${whole(middle(index))}`;
const RING = `M${whole(middle(-1))}${joined(12, curve)}z`;

/** Section through a trunk. Its rings are wider in good years and on one side; a line crosses them, to count them along. */
export function trunk(count: number): Drawing {
  const grown = (at: number) => at + 0.22 * Math.sin(at * 2.1);
  const place = (at: number) => {
    const share = grown(at) / grown(count + 1);
    return { x: 53 + 6 * share, y: 65 - 5 * share, size: 0.58 * share };
  };
  const ring = (at: number) => {
    const { x, y, size } = place(at);
    return {
      d: RING,
      transform: `translate(${short(x)} ${short(y)})scale(${Math.round(size * 1000) / 1000})`,
    };
  };
  const crossing = (at: number, along = 0, aside = 0): Point => {
    const { x, y, size } = place(at);
    const [right, down] = middle(10);
    return [x + right * size + along + aside, y + down * size - along + aside];
  };
  return {
    counted: Array.from({ length: count }, (_, index) => ring(count - index)),
    lights: joined(count, (index) => light(crossing(index + 1))),
    fine: `M53 65L${crossing(count + 1)
      .map(short)
      .join(' ')}`,
    marks: steps(count).map((at) => mark(crossing(at, -1.9, 4), at)),
    next: ring(count + 1),
    plus: crossing(count + 1, 3),
  };
}

/** Plan of an office, with a desk for each. */
export function office(count: number): Drawing {
  // Room for the next one, too.
  const columns = Math.ceil(Math.sqrt(count + 1));
  const unit = 1.08 / columns;
  const size = (part: number) => short(part * unit);
  const cell = (at: number): Point => [
    6 + 100 * unit * (at % columns),
    5 + 88 * unit * Math.floor(at / columns),
  ];
  const onDesk = (at: number): Point => {
    const [x, y] = cell(at);
    return [x + 50 * unit, y + 28 * unit];
  };
  const numbered = steps(count);
  const desk = (at: number) => {
    const [x, y] = cell(at);
    // A number takes the place of a screen.
    const isNumbered = at === count || numbered.includes(at + 1);
    const screen = `m${size(22)} ${size(9)}${isNumbered ? 'm' : 'l'}${size(28)} 0`;
    const chair = `m-${size(29)} ${size(36)}v${size(5)}a${size(15)} ${size(15)} 0 0 0 ${size(30)} 0v-${size(5)}`;
    return `M${short(x + 14 * unit)} ${short(y + 14 * unit)}h${size(72)}v${size(28)}h-${size(72)}z${screen}${chair}`;
  };
  return {
    frame: 'M119 98V1H1v118h118v-5M119 98a16 16 0 0 0-16 16h16',
    fine: 'M116 98V4H4v112h112v-2',
    counted: [{ d: joined(count, desk) }],
    lights: joined(count, (at) => {
      const [x, y] = cell(at);
      return light([x + 50 * unit, y + 60 * unit]);
    }),
    marks: numbered.map((at) => mark(onDesk(at - 1), at)),
    next: { d: desk(count) },
    plus: onDesk(count),
  };
}
