/** A drawing of the layout tally, in paths; WIDTH units wide, from 0. */
export interface Drawing {
  height: number;
  /** The things that are counted, each closed, and a light on each. */
  counted: string;
  lights: string;
  /** Quiet lines around them. */
  fine?: string;
  /** The next one, for a number with a plus sign, and the middle of it. */
  next: string;
  plus: [x: number, y: number];
}

/** Width of a drawing with room for the next one. */
export const WIDTH = 600;
/** Ports in a row of a rack, in groups of five with a gap of this share of a port. */
const PORTS = 20;
const GAP = 0.35;

const whole = (value: number) => `${Math.round(value)}`;
const joined = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Front of a rack: up to five panels with ports in groups of five. */
export function rack(count: number): Drawing {
  const rows = Math.ceil(count / PORTS);
  const columns = Math.ceil(count / rows);
  const groups = Math.floor(columns / 5);
  // Whole, since each port starts where the last one ended.
  const pitch = Math.min(36, Math.floor(WIDTH / (columns + GAP * groups + 1)));
  const wide = Math.round(0.78 * pitch);
  const high = Math.round(0.62 * pitch);
  const gap = Math.round(GAP * pitch);
  const height = rows * pitch;
  const left = columns * pitch + groups * gap;
  const spare = Math.min(WIDTH - left, 2 * pitch);
  /** Each row with the same shape for every port. */
  const ports = (shape: string, x: number, y: number) =>
    joined(rows, (row) => {
      const here = Math.min(columns, count - row * columns);
      const step = (at: number) => `m${at % 5 === 4 ? pitch + gap : pitch} 0`;
      return `M${whole(x)} ${whole(pitch * row + y)}${joined(here, (at) => shape + (at < here - 1 ? step(at) : ''))}`;
    });
  return {
    height,
    counted: ports(`h${wide}v${high}h-${wide}z`, 0, 0.19 * pitch),
    lights: ports('h0', wide / 2, 0.5 * pitch),
    fine: joined(rows + 1, (row) => `M0 ${row * pitch}h${left - gap}`),
    next: `M${left} 1h${spare}v${height - 2}h-${spare}z`,
    plus: [left + spare / 2, height / 2],
  };
}

/** A row of conifers on a cable, each a year older than the one before. */
export function trees(count: number): Drawing {
  const height = 132;
  const ground = height - 4;
  const pitch = Math.min(60, WIDTH / (count + 1));
  const middle = (at: number) => Math.round(pitch * (at + 0.5));
  const tall = (at: number) => (ground - 6) * (0.24 + (0.76 * (at + 1)) / (count + 1));
  const tree = (at: number) => {
    const [high, wide] = [tall(at), 0.43 * pitch * Math.sqrt(tall(at) / ground)];
    const right = [
      [0.5, 0.66],
      [0.26, 0.66],
      [0.78, 0.37],
      [0.44, 0.37],
      [1, 0.05],
    ];
    const sides = [...right, ...[...right].reverse().map(([x = 0, y = 0]) => [-x, y])];
    const corner = ([x = 0, y = 0]: number[]) =>
      `${whole(middle(at) + x * wide)} ${whole(ground - y * high)}`;
    return `M${corner([0, 1])}L${sides.map(corner).join(' ')}z`;
  };
  return {
    height,
    counted: joined(count, tree),
    lights: joined(count, (at) => `M${middle(at)} ${ground}h0`),
    fine: `M0 ${ground}H${whole(pitch * count)}${joined(count, (at) => `M${middle(at)} ${ground}v-7`)}`,
    next: tree(count),
    plus: [middle(count), ground - 0.3 * tall(count)],
  };
}

/** Plan of an office: two rows of desks, back to back. */
export function office(count: number): Drawing {
  // Room for the next one, too.
  const columns = Math.ceil((count + 1) / 2);
  const unit = Math.min(Math.floor(WIDTH / (columns - 0.12)), 76);
  const depth = 0.78 * unit;
  /** Units of a desk as a part of the path. */
  const of = (...values: number[]) => values.map((value) => whole(value * unit)).join(' ');
  /** The shape of a desk for each in the upper or the lower row, from the corner at the aisle. */
  const row = (up: boolean, seats: number, shape: string, x: number, y: number, from = 0) => {
    const line = whole(depth + (up ? -y : y) * unit);
    return joined(seats, (at) => `M${whole(unit * (from + at + x))} ${line}${shape}`);
  };
  /** A desk with a stool. */
  const desks = (up: boolean, seats: number, from = 0) => {
    const down = up ? -1 : 1;
    const round = `a${of(0.13, 0.13)} 0 0 0 `;
    return (
      row(up, seats, `h${of(0.88)}v${of(0.42 * down)}h${of(-0.88)}z`, 0, 0.03, from) +
      row(up, seats, `${round}${of(0.28)} 0${round}${of(-0.28)} 0`, 0.3, 0.62, from)
    );
  };
  const [upper, lower] = [Math.ceil(count / 2), Math.floor(count / 2)];
  const isUp = upper === lower;
  return {
    height: 2 * depth,
    counted: desks(true, upper) + desks(false, lower),
    lights: row(true, upper, 'h0', 0.44, 0.62) + row(false, lower, 'h0', 0.44, 0.62),
    next: desks(isUp, 1, lower),
    plus: [unit * (lower + 0.44), depth + (isUp ? -0.24 : 0.24) * unit],
  };
}
