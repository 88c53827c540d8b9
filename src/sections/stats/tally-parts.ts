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

/** A drawing of the layout tally: paths in a square of 120 units. */
export interface Drawing {
  /** The things that are counted, and a light for each. */
  counted: Shape[];
  lights: string;
  /** Quiet lines between them. */
  fine: string;
  /** The count so far, to read how many there are. */
  marks: Mark[];
  /** A tag behind each of them. */
  tags?: string;
  /** The next one, for a number with a plus sign, and where that sign is. */
  next: Shape;
  plus: string;
}

export type Point = [x: number, y: number];

export const short = (value: number) => `${Math.round(value * 10) / 10}`;
export const start = ([x, y]: Point) => `M${short(x)} ${short(y)}`;
export const light = (point: Point) => `${start(point)}h0`;
export const mark = ([x, y]: Point, text: number): Mark => ({
  x: Number(short(x)),
  y: Number(short(y)),
  text: `${text}`,
});
export const joined = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Every fifth of a count, and the last. */
export const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter((at) => at % 5 === 0 || at === count);
