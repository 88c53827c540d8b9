type Point = [x: number, y: number, z: number];

/** The middle of the jack on the drawing. */
const JACK = { x: 420, y: 190 };

/** Parallel projection: x runs into the wall, y along it to the left, z up. */
const project = ([x, y, z]: Point) =>
  `${Math.round(JACK.x + 0.766 * x - 0.643 * y)} ${Math.round(JACK.y - 0.272 * x - 0.324 * y - 0.906 * z)}`;

/** The transform of what is drawn across the axis at a point: x to the right, y down. */
export const across = (point: Point) => `matrix(.643 .324 0 .906 ${project(point)})`;

/** A path through points. */
export const line = (...points: Point[]) => `M${points.map(project).join('L')}`;
/** A closed path. */
export const area = (...points: Point[]) => `${line(...points)}z`;

/** A block along the axis, from behind and above; w is half its width. */
export const block = (from: number, to: number, w: number, low: number, high: number) =>
  area([from, w, high], [from, -w, high], [from, -w, low], [to, -w, low], [to, w, low], [to, w, high]) +
  line([to, w, high], [to, -w, high], [to, -w, low]) +
  line([from, -w, high], [to, -w, high]);

/** The eight contacts of the jack, and the wires of the plug. */
export const wires = (width: number) => Array.from({ length: 8 }, (_, wire) => width * (wire / 7 - 0.5));
