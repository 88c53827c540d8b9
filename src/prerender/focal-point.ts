import sharp, { type Sharp } from 'sharp';
import type { Cut, Focus } from './crop-rules.ts';

export interface Size {
  width: number;
  height: number;
}

/** Where the subject usually is when text is on the left: two thirds across, slightly above the middle. */
const expected = { x: 0.68, y: 0.45, spreadX: 0.2, spreadY: 0.35 };

/** The size of the analysis, at which only shapes as large as a subject remain. */
const small: Size = { width: 96, height: 54 };

/**
 * Finds the subject of a photograph with a calm left side: the strongest local contrast near the expected point. Small
 * lights, fine patterns and large bright windows are ignored.
 * @param picture an upright picture; it is not changed
 */
export async function findFocalPoint(picture: Sharp): Promise<Focus> {
  const grey = await picture
    .clone()
    .resize(small.width, small.height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const [shapes, surroundings] = await Promise.all([blur(grey, 2), blur(grey, 8)]);
  const contrast = shapes.map((light, index) =>
    Math.min(255, 3 * Math.abs(light - (surroundings[index] ?? 0))),
  );
  const weight = await blur(Buffer.from(contrast), 7);
  let best = { score: -1, x: expected.x, y: expected.y };
  for (let row = 0; row < small.height; row++) {
    for (let column = 0; column < small.width; column++) {
      const x = column / small.width;
      const y = row / small.height;
      const away = ((x - expected.x) / expected.spreadX) ** 2 + ((y - expected.y) / expected.spreadY) ** 2;
      const score = (weight[row * small.width + column] ?? 0) * Math.exp(-away / 2);
      if (score > best.score) best = { score, x, y };
    }
  }
  return { x: best.x, y: best.y };
}

const blur = (grey: Buffer, radius: number) =>
  sharp(grey, { raw: { ...small, channels: 1 } })
    .blur(radius)
    .greyscale()
    .raw()
    .toBuffer();

/**
 * The crop of a picture, in whole pixels and within its edges. It is smaller where a low subject would otherwise end up
 * below `subjectAt`.
 */
export function cropAround(size: Size, focus: Focus, cut: Cut): Size & { left: number; top: number } {
  const below = ((1 - focus.y) * size.height) / (1 - cut.subjectAt);
  const tallest = Math.min(size.height, size.width / cut.ratio, below);
  const [width, height] = [Math.round(tallest * cut.ratio), Math.round(tallest)];
  return {
    left: Math.round(within(focus.x * size.width - width / 2, size.width - width)),
    top: Math.round(within(focus.y * size.height - height * cut.subjectAt, size.height - height)),
    width,
    height,
  };
}

/**
 * The focal point as CSS object-position, in quarters. Horizontally the subject keeps its position in the frame, beside
 * the text. Vertically a flat frame shows about half of the picture: the half around the subject.
 */
export const asObjectPosition = ({ x, y }: Focus): [x: number, y: number] => [
  Math.round(x * 4),
  Math.round(within((y - 0.25) / 0.5, 1) * 4),
];

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
