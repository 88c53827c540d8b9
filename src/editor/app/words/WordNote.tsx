import { useLayoutEffect, useState } from 'react';
import type { FieldProblem } from '../../protocol.ts';
import { Problems } from '../fields/FieldFrame.tsx';
import { problemsAt } from '../fields/field-props.ts';
import type { Editing } from './use-words.ts';
import './word-note.css';

interface Props {
  editing: Editing;
  /** All of them; the text's own are shown. */
  problems: readonly FieldProblem[];
}

/** From this share of the limit, the characters are counted. */
const NEAR = 0.8;

/** What belongs to the text that is being edited: its field, the room left, and what the check says. */
export function WordNote({ editing: { word, text, element }, problems }: Props) {
  const { label, description, max = Number.POSITIVE_INFINITY } = word.field;
  const position = usePosition(element, text);
  const length = text.trim().length;
  const mine = problems.filter(({ file }) => file === word.file);
  return (
    <aside className="word-note" aria-label="The text on the page" style={position}>
      <p className="word-note-name">{label}</p>
      <p className="field-help">{description}</p>
      {length >= max * NEAR && (
        <p className={`field-counter${length > max ? ' field-over' : ''}`}>
          {length} of {max} characters
        </p>
      )}
      <Problems id="word-note" problems={problemsAt(mine, word.path)} />
      <p className="word-note-keys">Enter keeps it · Esc leaves it as it was · Tab goes on</p>
    </aside>
  );
}

/** A place below a text on the page; above it, where there is no room below. */
function usePosition(element: HTMLElement, text: string) {
  const [position, setPosition] = useState<{ left: number; top?: number; bottom?: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer text is higher
  useLayoutEffect(() => {
    const view = element.ownerDocument.defaultView;
    const frame = view?.frameElement;
    if (!view || !frame) return undefined;
    const place = () => {
      const outer = frame.getBoundingClientRect();
      const scale = outer.width / frame.clientWidth || 1;
      const inner = element.getBoundingClientRect();
      const left = Math.min(outer.left + inner.left * scale, innerWidth - NOTE_WIDTH);
      const bottom = outer.top + inner.bottom * scale + GAP;
      const isBelow = bottom < innerHeight - NOTE_HEIGHT;
      setPosition(
        isBelow
          ? { left, top: bottom }
          : { left, bottom: innerHeight - (outer.top + inner.top * scale) + GAP },
      );
    };
    place();
    view.addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      view.removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [element, text]);
  return position ?? { left: -1000 };
}

const GAP = 10;
const NOTE_WIDTH = 400;
const NOTE_HEIGHT = 180;
