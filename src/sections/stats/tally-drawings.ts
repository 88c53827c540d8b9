/** A drawing of the layout tally, in paths; WIDTH units wide, from 0. */
export interface Drawing {
  height: number;
  /** The things that are counted, each closed, and a light on each. */
  counted: string;
  lights: string;
  /** Quiet lines around them. */
  fine: string;
  /** The next one, for a number with a plus sign, and the middle of it. */
  next: string;
  plus: Point;
}

type Point = [x: number, y: number];

/** Width of a drawing with room for the next one. */
export const WIDTH = 600;
/** Ports in a row of a rack, in groups of five with a gap of this share of a port. */
const PORTS = 25;
const GAP = 0.35;
/** The largest radius of a ring, so that each is seen to be round. */
const FLATTEST = 110;

const short = (value: number) => `${Math.round(value * 10) / 10}`;
const numbers = (...values: number[]) => values.map(short).join(' ');
const start = (point: Point) => `M${numbers(...point)}`;
const light = (point: Point) => `${start(point)}h0`;
const joined = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Front of a rack: up to four panels with ports in groups of five. */
export function rack(count: number): Drawing {
  const rows = Math.ceil(count / PORTS);
  const columns = Math.ceil(count / rows);
  const across = (column: number) => column + GAP * Math.floor(column / 5);
  const pitch = Math.min(36, WIDTH / (across(columns) + 1));
  const [wide, high] = [0.8 * pitch, 0.56 * pitch];
  const height = rows * pitch;
  const corner = (at: number): Point => [
    pitch * (across(at % columns) + 0.1),
    pitch * (Math.floor(at / columns) + 0.14),
  ];
  const port = (at: number) =>
    `${start(corner(at))}h${short(wide)}v${short(high)}h-${short(wide / 4)}v${short(high / 3)}h-${short(wide / 2)}v-${short(high / 3)}h-${short(wide / 4)}z`;
  const middle = (at: number): Point => {
    const [x, y] = corner(at);
    return [x + wide / 2, y + high / 2];
  };
  const left = pitch * (across(columns) + 0.1);
  return {
    height,
    counted: joined(count, port),
    lights: joined(count, (at) => light(middle(at))),
    fine: joined(rows + 1, (row) => `M0 ${short(row * pitch)}h${short(left - 0.2 * pitch)}`),
    next: `M${numbers(left, 1)}h${short(wide - 1)}v${short(height - 2)}h${short(1 - wide)}z`,
    plus: [left + wide / 2, height / 2],
  };
}

/** Core of a trunk: its rings are wider in good years, and each ends in dark late wood. */
export function trunk(count: number): Drawing {
  const height = 66;
  const grown = (at: number) => at + 0.13 * Math.sin(at * 2.1);
  /** How far a ring reaches in the middle of the core. */
  const reach = (at: number) => ((WIDTH - 1) * grown(at)) / grown(count + 1);
  /** The half ring in the core, from its upper edge to its lower one or back. */
  const arc = (at: number, sweep: 0 | 1) => {
    const radius = Math.min(reach(at), FLATTEST);
    const half = Math.min(height / 2, radius);
    const x = reach(at) - radius + Math.sqrt(radius ** 2 - half ** 2);
    const [from, to] = sweep ? [-half, half] : [half, -half];
    return `${numbers(x, height / 2 + from)}A${numbers(radius, radius)} 0 0 ${sweep} ${numbers(x, height / 2 + to)}`;
  };
  const early = (index: number) => joined(3, (line) => `M${arc(index + 0.3 + 0.19 * line, 1)}`);
  const late = (index: number) => `M${arc(index + 0.8, 1)}L${arc(index + 1, 0)}z`;
  const edge = arc(count, 1).split(' ')[0];
  return {
    height,
    counted: joined(count, late),
    lights: joined(count, (index) => light([reach(index + 0.9), height / 2])),
    fine: `M${edge} 0H0V${height}H${edge}${joined(count, early)}`,
    next: `M${edge} 0L${arc(count + 1, 1)}H${edge}`,
    plus: [reach(count + 0.5), height / 2],
  };
}

/** Plan of an office: two rows of desks, back to back. */
export function office(count: number): Drawing {
  // Room for the next one, too.
  const columns = Math.ceil((count + 1) / 2);
  const unit = Math.min(WIDTH / (columns - 0.12), 76);
  const depth = 0.62 * unit;
  /** A point of a desk; the rows mirror each other. */
  const on = (at: number, x: number, y: number): Point => [
    unit * (Math.floor(at / 2) + x),
    depth + (at % 2 ? y : -y) * unit,
  ];
  const desk = (at: number) => {
    const [up, sweep] = at % 2 ? ['', 0] : ['-', 1];
    const table = `${start(on(at, 0, 0.03))}h${short(0.88 * unit)}v${up}${short(0.3 * unit)}h-${short(0.88 * unit)}z`;
    const chair = `${start(on(at, 0.3, 0.38))}a${numbers(0.14 * unit, 0.18 * unit)} 0 0 ${sweep} ${short(0.28 * unit)} 0`;
    return table + chair;
  };
  return {
    height: 2 * depth,
    counted: joined(count, desk),
    lights: joined(count, (at) => light(on(at, 0.44, 0.18))),
    fine: '',
    next: desk(count),
    plus: on(count, 0.44, 0.18),
  };
}
