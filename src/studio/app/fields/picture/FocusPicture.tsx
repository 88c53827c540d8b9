import { movePoint, type Point, readPoint, writePoint } from './focus-point.ts';
import { type PictureSize, pictureRoom } from './picture-room.ts';
import { StoredPicture } from './StoredPicture.tsx';

interface Props {
  file: string;
  size: PictureSize;
  /** As the file has it; '' for the middle. */
  focus: string;
  onChange: (focus: string | undefined) => void;
}

const MIDDLE: Point = [50, 50];

/** A picture with the point that stays visible wherever it is cropped, set by a click or with the arrow keys. */
export function FocusPicture({ file, size, focus, onChange }: Props) {
  const set = readPoint(focus);
  const [left, top] = set ?? MIDDLE;
  const where = set ? `${left}% from the left, ${top}% from the top` : 'the middle';
  return (
    <div className="focus-picture">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button on it has the keys */}
      <div
        className="focus-area"
        style={pictureRoom(size)}
        onClick={({ currentTarget, clientX, clientY }) => {
          const area = currentTarget.getBoundingClientRect();
          const point: Point = [
            ((clientX - area.left) / area.width) * 100,
            ((clientY - area.top) / area.height) * 100,
          ];
          onChange(writePoint(point));
        }}
      >
        {/* The field below describes it. */}
        <StoredPicture file={file} draggable={false} />
        <button
          type="button"
          className="focus-mark"
          style={{ left: `${left}%`, top: `${top}%` }}
          aria-label={`Most important point: ${where}`}
          onKeyDown={(event) => {
            const next = movePoint([left, top], event.key, event.shiftKey);
            if (!next) return;
            event.preventDefault();
            event.stopPropagation();
            onChange(writePoint(next));
          }}
          // The click of Enter and Space has no place on the picture.
          onClick={(event) => event.stopPropagation()}
        />
      </div>
      <p className="field-help" role="status">
        Most important point: {where}. Click the picture, or move the mark with the arrow keys; it stays
        visible wherever the picture is cropped.
      </p>
      {set && (
        <button type="button" className="editor-button" onClick={() => onChange(undefined)}>
          Use the middle
        </button>
      )}
    </div>
  );
}
