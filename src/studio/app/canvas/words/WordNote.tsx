import { isSamePlace } from '../../data/page-data.ts';
import { useEditing } from '../../fields/editing.ts';
import { Problems } from '../../fields/FieldFrame.tsx';
import { Counter } from '../../fields/TextField.tsx';
import { type FrameRect, useFrameRect } from '../FrameBox.tsx';
import { TOOLS_HEIGHT } from '../items/ItemTools.tsx';
import type { Editing } from './use-words.ts';
import './word-note.css';

interface Props {
  editing: Editing;
  /** Whether the text is in an item of a list, which has buttons. */
  isItem: boolean;
}

/** What belongs to the text that is being edited: its field, the room left, and what the check says. */
export function WordNote({ editing: { word, text, element }, isItem }: Props) {
  const { problems } = useEditing();
  const { label, description, max } = word.field;
  const position = positionOf(
    useFrameRect(() => element, [element, text]),
    isItem ? TOOLS_HEIGHT : 0,
  );
  return (
    <aside className="word-note" aria-label="The text on the page" style={position}>
      <p className="word-note-name">{label}</p>
      <p className="field-help">
        {description} <Counter text={text} max={max} />
      </p>
      <Problems id="word-note" problems={problems.filter((problem) => isSamePlace(problem, word))} />
      <p className="word-note-keys">
        Enter keeps it · Esc leaves it as it was · Tab goes on{isItem && ' · F10 goes to its buttons'}
      </p>
    </aside>
  );
}

/** A place below a text on the page; above it, where there is no room below. @param tools height of the buttons beside it */
function positionOf(rect: FrameRect | undefined, tools: number) {
  if (!rect) return { left: -1000 };
  const left = Math.max(8, Math.min(rect.left, innerWidth - NOTE_WIDTH));
  const below = rect.bottom + GAP + tools;
  if (below < innerHeight - NOTE_HEIGHT) return { left, top: below };
  return { left, bottom: innerHeight - rect.top + GAP + tools };
}

const GAP = 10;
const NOTE_WIDTH = 400;
const NOTE_HEIGHT = 180;
