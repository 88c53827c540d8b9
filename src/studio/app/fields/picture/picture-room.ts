import type { CSSProperties } from 'react';
import type { PictureChoice } from '../../../field-data.ts';

export type PictureSize = Pick<PictureChoice, 'width' | 'height'>;

/** Height of the tallest picture, in rem. */
const TALLEST = 22;

/**
 * The room that a picture takes, before it is loaded, too: what is below it must not move from under the pointer.
 * @param picture its size in pixels
 */
export const pictureRoom = ({ width, height }: PictureSize): CSSProperties => ({
  width: `min(100%, ${width}px, ${(TALLEST * width) / height}rem)`,
  aspectRatio: `${width} / ${height}`,
});
