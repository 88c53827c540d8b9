import type { CSSProperties } from 'react';
import type { PictureChoice } from '../../../field-data.ts';
import { Button } from '../Button.tsx';
import { StoredPicture } from './StoredPicture.tsx';

interface Props {
  picture: PictureChoice;
  /** As the file has it, `70% 45%`; '' for the middle. */
  focus: string;
  onChange: (focus: string | undefined) => void;
}

/** A picture with the point that stays visible wherever it is cropped, set by a click or with the arrow keys. */
export function FocusPicture({ picture, focus, onChange }: Props) {
  const [, ...set] = /^(\d{1,3})% (\d{1,3})%$/.exec(focus) ?? [];
  const [left = 50, top = 50] = set.map(Number);
  const where = set.length > 0 ? `${left}% from the left, ${top}% from the top` : 'the middle';
  const change = (toLeft: number, toTop: number) => onChange(`${percent(toLeft)}% ${percent(toTop)}%`);
  return (
    <div className="focus-picture">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button on it has the keys */}
      <div
        className="focus-area"
        style={pictureRoom(picture)}
        onClick={({ currentTarget, clientX, clientY }) => {
          const area = currentTarget.getBoundingClientRect();
          change(((clientX - area.left) / area.width) * 100, ((clientY - area.top) / area.height) * 100);
        }}
      >
        {/* The field below describes it. */}
        <StoredPicture file={picture.file} draggable={false} />
        <button
          type="button"
          className="focus-mark"
          style={{ left: `${left}%`, top: `${top}%` }}
          aria-label={`Most important point: ${where}`}
          onKeyDown={(event) => {
            const way = WAYS[event.key];
            if (!way) return;
            event.preventDefault();
            event.stopPropagation();
            const step = event.shiftKey ? 10 : 1;
            change(left + way[0] * step, top + way[1] * step);
          }}
          // The click of Enter and Space has no place on the picture.
          onClick={(event) => event.stopPropagation()}
        />
      </div>
      <p className="field-help" role="status">
        Most important point: {where}. Click the picture, or move the mark with the arrow keys; it stays
        visible wherever the picture is cropped.
      </p>
      {set.length > 0 && <Button onClick={() => onChange(undefined)}>Use the middle</Button>}
    </div>
  );
}

const percent = (part: number) => Math.round(Math.min(100, Math.max(0, part)));

/** The way that an arrow key goes, in percent; with Shift ten times as far. */
const WAYS: Record<string, readonly [left: number, top: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Height of the tallest picture, in rem. */
const TALLEST = 22;

/** The room that a picture takes, before it is loaded, too: what is below it must not move from under the pointer. */
export const pictureRoom = ({ width, height }: PictureChoice): CSSProperties => ({
  width: `min(100%, ${width}px, ${(TALLEST * width) / height}rem)`,
  aspectRatio: `${width} / ${height}`,
});
