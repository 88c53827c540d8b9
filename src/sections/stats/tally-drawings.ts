interface Shape {
  d: string;
  transform?: string;
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
  /** The next one, for a number with a plus sign. */
  next: Shape;
}

type Point = [x: number, y: number];

const short = (value: number) => `${Math.round(value * 10) / 10}`;
const light = ([x, y]: Point) => `M${short(x)} ${short(y)}h0`;
const joined = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

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
    next: { d: panel(rows) },
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
  const crossing = (at: number): Point => {
    const { x, y, size } = place(at);
    const [right, down] = middle(10);
    return [x + right * size, y + down * size];
  };
  return {
    counted: Array.from({ length: count }, (_, index) => ring(count - index)),
    lights: joined(count, (index) => light(crossing(index + 1))),
    fine: `M53 65L${crossing(count + 1)
      .map(short)
      .join(' ')}`,
    next: ring(count + 1),
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
  const desk = (at: number) => {
    const [x, y] = cell(at);
    const screen = `m${size(22)} ${size(9)}h${size(28)}`;
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
    next: { d: desk(count) },
  };
}
