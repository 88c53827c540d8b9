import { type Drawing, joined, light, mark, type Point, short, start, steps } from './tally-parts.ts';

export { trunk } from './tally-trunk.ts';

/** Front of a rack, with panels of ten ports from below, and their numbers on its right post. */
export function rack(count: number): Drawing {
  const port = 'h6q1 0 1 1v5q0 1-1 1h-6q-1 0-1-1v-5q0-1 1-1z';
  const rows = Math.ceil(count / 10);
  const across = (row: number, shape: string) => shape.repeat(Math.min(10, count - 10 * row));
  const panel = (row: number) => `M13 ${104 - 10 * row}h91v9H13z`;
  return {
    fine: `M11.5 119V1M105.5 119V1${joined(rows, panel)}`,
    counted: [{ d: joined(rows, (row) => `M14.8 ${105 - 10 * row}${across(row, `${port}m8.9 0`)}`) }],
    lights: joined(rows, (row) => `M8.9 ${108.5 - 10 * row}${across(row, 'm8.9 0h0')}`),
    marks: Array.from({ length: rows }, (_, row) =>
      mark([112, 108.5 - 10 * row], Math.min(10 * row + 10, count)),
    ),
    next: { d: panel(rows) },
    plus: start([58.5, 108.5 - 10 * rows]),
  };
}

/** Plan of an office, with a desk for each. */
export function office(count: number): Drawing {
  // Room for the next one, too.
  const columns = Math.ceil(Math.sqrt(count + 1));
  const unit = 0.98 / columns;
  const size = (part: number) => short(part * unit);
  const cell = (at: number): Point => [
    11 + 100 * unit * (at % columns),
    10 + 88 * unit * Math.floor(at / columns),
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
    fine: 'M112 92V12a4 4 0 0 0-4-4H12a4 4 0 0 0-4 4v96a4 4 0 0 0 4 4h100v-4M112 92a16 16 0 0 0-16 16h16',
    counted: [{ d: joined(count, desk) }],
    lights: joined(count, (at) => {
      const [x, y] = cell(at);
      return light([x + 50 * unit, y + 60 * unit]);
    }),
    marks: numbered.map((at) => mark(onDesk(at - 1), at)),
    next: { d: desk(count) },
    plus: start(onDesk(count)),
  };
}
