/** A point of a picture, in percent from the left and from the top. */
export type Point = readonly [left: number, top: number];

/** Reads `70% 45%`; undefined for anything else. */
export function readPoint(focus: string): Point | undefined {
  const [, left, top] = /^(\d{1,3})% (\d{1,3})%$/.exec(focus) ?? [];
  return left === undefined || top === undefined ? undefined : [Number(left), Number(top)];
}

/** Writes a point as files have it, on the picture and in whole percent. */
export const writePoint = ([left, top]: Point) => `${percent(left)}% ${percent(top)}%`;

const percent = (part: number) => Math.round(Math.min(100, Math.max(0, part)));

/** The way that an arrow key goes. */
const ways: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point after an arrow key, with Shift ten times as far; undefined for other keys. */
export function movePoint([left, top]: Point, key: string, far: boolean): Point | undefined {
  const way = ways[key];
  const step = far ? 10 : 1;
  return way && [left + way[0] * step, top + way[1] * step];
}
