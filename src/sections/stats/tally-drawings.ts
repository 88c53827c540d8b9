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
  plus: [x: number, y: number];
}

/** Width of a drawing with room for the next one. */
export const WIDTH = 600;
/** Ports in a row of a rack, in groups of five with a gap of this share of a port. */
const PORTS = 25;
const GAP = 0.35;
/** The largest radius of a ring, so that each is seen to be round. */
const FLATTEST = 110;

const short = (value: number) => `${Math.round(value * 10) / 10}`;
const joined = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Front of a rack: up to four panels with ports in groups of five. */
export function rack(count: number): Drawing {
  const rows = Math.ceil(count / PORTS);
  const columns = Math.ceil(count / rows);
  const across = (column: number) => column + GAP * Math.floor(column / 5);
  // Whole, since each port starts where the last one ended.
  const pitch = Math.min(36, Math.floor((WIDTH / (across(columns) + 1)) * 10) / 10);
  const [wide, high] = [0.8 * pitch, 0.56 * pitch];
  const height = rows * pitch;
  const left = pitch * across(columns);
  const edge = `v-${short(high / 3)}h-${short(wide / 4)}`;
  const port = `h${short(wide)}v${short(high)}h-${short(wide / 4)}v${short(high / 3)}h-${short(wide / 2)}${edge}z`;
  /** Each row with the same shape for every port. */
  const ports = (shape: string, x: number, y: number) =>
    joined(rows, (row) => {
      const here = Math.min(columns, count - row * columns);
      const step = (at: number) => `m${short(pitch * (at % 5 === 4 ? 1 + GAP : 1))} 0`;
      return `M${short(x)} ${short(pitch * row + y)}${joined(here, (at) => shape + (at < here - 1 ? step(at) : ''))}`;
    });
  return {
    height,
    counted: ports(port, 0, 0.14 * pitch),
    lights: ports('h0', wide / 2, 0.14 * pitch + high / 2),
    fine: joined(rows + 1, (row) => `M0 ${short(row * pitch)}h${short(left - 0.2 * pitch)}`),
    next: `M${short(left)} 1h${short(wide)}v${short(height - 2)}h-${short(wide)}z`,
    plus: [left + wide / 2, height / 2],
  };
}

/** Core of a trunk: its rings are wider in good years, and each ends in dark late wood. */
export function trunk(count: number): Drawing {
  const height = 66;
  const grown = (at: number) => at + 0.13 * Math.sin(at * 2.1);
  /** How far a ring reaches in the middle of the core; the heart is a half circle. */
  const reach = (at: number) => height / 2 + ((WIDTH - 1 - height / 2) * grown(at)) / grown(count + 1);
  const radius = (at: number) => Math.min(Math.round(reach(at)), FLATTEST);
  /** Where a ring meets the edges of the core. */
  const edge = (at: number) => {
    const r = radius(at);
    return Math.round(reach(at) - r + Math.sqrt(r ** 2 - (height / 2) ** 2));
  };
  const across = (at: number) => `a${radius(at)} ${radius(at)} 0 0 1 0 ${height}`;
  const back = (at: number) => `a${radius(at)} ${radius(at)} 0 0 0 0-${height}`;
  const early = (index: number) =>
    joined(3, (line) => `M${edge(index + 0.3 + 0.19 * line)} 0${across(index + 0.3 + 0.19 * line)}`);
  const late = (index: number) =>
    `M${edge(index + 0.8)} 0${across(index + 0.8)}H${edge(index + 1)}${back(index + 1)}z`;
  const end = edge(count);
  return {
    height,
    counted: joined(count, late),
    lights: joined(count, (index) => `M${Math.round(reach(index + 0.9))} ${height / 2}h0`),
    fine: `M${end} 0H0V${height}H${end}M0 0${across(0)}${joined(count, early)}`,
    next: `M${end} 0H${edge(count + 1)}${across(count + 1)}H${end}`,
    plus: [reach(count + 0.5), height / 2],
  };
}

/** Plan of an office: two rows of desks, back to back. */
export function office(count: number): Drawing {
  // Room for the next one, too.
  const columns = Math.ceil((count + 1) / 2);
  const unit = Math.min(Math.floor((WIDTH / (columns - 0.12)) * 10) / 10, 76);
  const depth = 0.62 * unit;
  /** Units of a desk as a part of the path. */
  const of = (...values: number[]) => values.map((value) => short(value * unit)).join(' ');
  /** A desk in the upper or the lower row, and its chair; it ends where it starts. */
  const desk = (up: boolean) => {
    const [y, sweep] = up ? [-1, 1] : [1, 0];
    const table = `h${of(0.88)}v${of(0.3 * y)}h${of(-0.88)}z`;
    return `${table}m${of(0.3, 0.35 * y)}a${of(0.14, 0.18)} 0 0 ${sweep} ${of(0.28)} 0m${of(-0.58, -0.35 * y)}`;
  };
  const row = (up: boolean, shape: string, x: number, y: number) => {
    const here = up ? Math.ceil(count / 2) : Math.floor(count / 2);
    const from = `M${of(x)} ${short(depth + (up ? -y : y) * unit)}`;
    return here === 0 ? '' : from + Array.from({ length: here }, () => shape).join(`m${of(1)} 0`);
  };
  const rows = (make: (up: boolean) => string) => make(true) + make(false);
  const isUp = count % 2 === 0;
  const column = Math.floor(count / 2);
  const beside = isUp ? -1 : 1;
  return {
    height: 2 * depth,
    counted: rows((up) => row(up, desk(up), 0, 0.03)),
    lights: rows((up) => row(up, 'h0', 0.44, 0.18)),
    fine: '',
    next: `M${of(column)} ${short(depth + 0.03 * beside * unit)}${desk(isUp)}`,
    plus: [unit * (column + 0.44), depth + 0.18 * beside * unit],
  };
}
