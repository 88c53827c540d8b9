import { type Drawing, joined, light, mark, type Point, short, start, steps } from './tally-parts.ts';

/** A corner of the shape of all rings, which is uneven and 100 units wide on each side. */
function corner(index: number): Point {
  const angle = (index / 12) * 2 * Math.PI;
  const radius = 103 + 1.8 * Math.sin(2 * angle + 0.6) + Math.sin(3 * angle + 2.5);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** The shape goes through the middles between its corners. */
const middle = (index: number): Point => {
  const [[x1, y1], [x2, y2]] = [corner(index), corner(index + 1)];
  return [(x1 + x2) / 2, (y1 + y2) / 2];
};

const whole = (point: Point) => point.map(Math.round).join(' ');
const line = (from: Point, to: Point) => `${start(from)}L${to.map(short).join(' ')}`;
const curve = (index: number) => `Q${whole(corner(index))} ${whole(middle(index))}`;
const RING = `M${whole(middle(-1))}${joined(12, curve)}z`;

/** Section through a trunk. Its rings are wider in good years and on one side; a line crosses them, to count them along. */
export function trunk(count: number): Drawing {
  const grown = (at: number) => at + 0.1 * Math.sin(at * 2.1);
  const place = (at: number) => {
    const share = grown(at) / grown(count + 1);
    return { x: 54 + 6 * share, y: 65 - 5 * share, size: 0.5 * share };
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
  // Numbers are beside the line, each on a tag that covers the rings.
  const numbered = steps(count).map((at) => ({ at, tag: crossing(at, 0, 6) }));
  return {
    counted: Array.from({ length: count }, (_, index) => ring(count - index)),
    lights: joined(count, (index) => light(crossing(index + 1))),
    fine:
      line([54, 65], crossing(count + 1)) + numbered.map(({ at, tag }) => line(crossing(at), tag)).join(''),
    marks: numbered.map(({ at, tag }) => mark(tag, at)),
    tags: numbered.map(({ tag }) => `${start(tag)}m-4.8 0a4.8 4.8 0 1 0 9.6 0 4.8 4.8 0 1 0-9.6 0z`).join(''),
    next: ring(count + 1),
    plus: start(crossing(count + 1, 3)),
  };
}
