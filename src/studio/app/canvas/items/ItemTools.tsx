import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Path } from '../../../../content/index.ts';
import { useCommands, useEditor } from '../../data/editor-state.tsx';
import { itemsOf } from '../../data/keyed.ts';
import { type Place, valueIn, withChange } from '../../data/page-data.ts';
import { Button } from '../../fields/Button.tsx';
import { addTool, itemName, itemTools, type ListChange, listValue, moved } from '../../fields/item-tools.ts';
import { ToolButton } from '../../fields/ToolButton.tsx';
import { type FrameRect, useFrameRect } from '../FrameBox.tsx';
import { PageGrip } from '../PageGrip.tsx';
import type { ItemPlace } from './use-item.ts';
import './items.css';

interface Props {
  place: ItemPlace;
  /** Shows the buttons of another item. */
  showItem: (place: ItemPlace | undefined) => void;
  /** The element of an item of the list; another function once the page has changed. */
  placeOf: (path: Path) => Element | null;
  onDeleted: (deleted: Deleted) => void;
  /** Starts to edit the words of an item. */
  edit: (place: Place) => void;
  /** Shows the fields of an item. */
  openField: (place: Place, hasFocus: boolean) => void;
}

/** The buttons of an item at its corner on the page. They stay at the item while it moves. */
export function ItemTools({ place, showItem, placeOf, onDeleted, edit, openField }: Props) {
  const { data } = useEditor();
  const { change } = useCommands();
  const rect = useFrameRect(() => placeOf(place.path), [placeOf]);
  const [said, setSaid] = useState<{ place: string; words: string }>();
  const { file, path, list } = place;
  const listPath = path.slice(0, -1);
  const at = Number(path.at(-1));
  const items = itemsOf(valueIn(data, { file, path: listPath }));
  const item = items[at];
  if (!rect || !item || !list.item) return null;
  const name = itemName(item, list.item, at);
  const say = (words: string) => setSaid({ place: String(path), words });

  const put = ({ items: next, tool, at: to, said }: ListChange) => {
    const now = { ...place, path: [...listPath, to] };
    change((before) => withChange(before, { file, path: listPath }, listValue(list, next)));
    setSaid(undefined);
    showItem(tool === 'delete' ? undefined : now);
    if (tool === 'delete') onDeleted({ key: item.key, words: said, position: positionOf(rect) });
    if (tool !== 'add') return;
    openField(now, false);
    edit(now);
  };
  const add = addTool(
    { list, items, at: at + 1, put },
    list.item,
    `Add ${list.item.label.toLowerCase()} after ${name}`,
  );
  return (
    <aside
      className="item-tools"
      aria-label={`What to do with ${name}`}
      style={positionOf(rect)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        edit(place);
      }}
    >
      <PageGrip
        places={() => items.map((_, index) => placeOf([...listPath, index]))}
        onMove={(to) => put(moved(items, at, to, name))}
      />
      {[add, ...itemTools({ list, items, at, put }, name)].map((tool) => (
        <ToolButton key={tool.symbol} {...tool} onRefused={say} />
      ))}
      <p className="item-said" role="status">
        {said?.place === String(path) && said.words}
      </p>
    </aside>
  );
}

/** What is said where an item was. */
export interface Deleted {
  /** The item's. */
  key: string;
  words: string;
  /** Where its buttons were. */
  position: CSSProperties;
}

/** Says that an item is deleted, and takes it back; until something else changes. */
export function DeletedNote({ deleted, onGone }: { deleted: Deleted; onGone: () => void }) {
  const { data } = useEditor();
  const { undo } = useCommands();
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef(data);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (data !== first.current) onGone();
  }, [data, onGone]);
  return (
    <div className="item-tools" style={deleted.position} role="status">
      <Button ref={button} onClick={undo}>
        Take it back
      </Button>
      {/* Last, where the bin was: a second click meets no button. */}
      <span className="item-deleted">{deleted.words}</span>
    </div>
  );
}

/** The height of the buttons, in pixels. */
export const TOOLS_HEIGHT = 40;

/**
 * Above the right corner of the item, else below it, else above the frame: never over the item, because the next click would
 * be on a button that was not there before.
 */
function positionOf({ right, top, bottom, frame }: FrameRect) {
  const isHidden = top > frame.bottom || bottom < frame.top;
  const isBelow = top - TOOLS_HEIGHT < frame.top && bottom + TOOLS_HEIGHT < frame.bottom;
  return {
    right: innerWidth - Math.min(right, frame.right - 4),
    ...(isBelow ? { top: bottom } : { bottom: innerHeight - Math.max(top, frame.top) }),
    ...(isHidden && { visibility: 'hidden' as const }),
  };
}
