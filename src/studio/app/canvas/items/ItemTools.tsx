import { useState } from 'react';
import type { Path } from '../../../../content/index.ts';
import { useCommands, useEditor } from '../../data/editor-state.tsx';
import { type Item, newKey, withKeys, withoutAnchors, withoutKeys } from '../../data/keyed.ts';
import { type Place, valueIn, withChange } from '../../data/page-data.ts';
import { itemName } from '../../fields/item-name.ts';
import { itemTools, listLimits, type Tool } from '../../fields/item-tools.ts';
import { newItem } from '../../fields/new-value.ts';
import { ToolButton } from '../../fields/ToolButton.tsx';
import { type FrameRect, useFrameRect } from '../FrameBox.tsx';
import { PageGrip } from '../PageGrip.tsx';
import type { Deleted } from './DeletedNote.tsx';
import type { ItemPlace } from './item-path.ts';
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
  const value = valueIn(data, { file, path: listPath });
  const items = Array.isArray(value) ? value : [];
  const item = items[at];
  if (!rect || !item || !list.item) return null;
  const name = itemName(withoutKeys(item.value)) ?? `${list.item.label} ${at + 1}`;
  const say = (words: string) => setSaid({ place: String(path), words });

  const put = (next: Item[], to?: number) => {
    const isGone = next.length === 0 && !list.required;
    change((now) => withChange(now, { file, path: listPath }, isGone ? undefined : next));
    setSaid(undefined);
    showItem(to === undefined ? undefined : { ...place, path: [...listPath, to] });
  };
  const move = (to: number) => put(items.toSpliced(at, 1).toSpliced(to, 0, item), to);
  const add: Tool = {
    symbol: 'add',
    label: `Add ${list.item.label.toLowerCase()} after ${name}`,
    reason: listLimits(list, items.length).full,
    onClick() {
      const made = newItem(
        list,
        items.map((one) => withoutKeys(one.value)),
      );
      put(items.toSpliced(at + 1, 0, { key: newKey(), value: withKeys(made) }), at + 1);
      const added = { file, path: [...listPath, at + 1] };
      openField(added, false);
      edit(added);
    },
  };
  const others = itemTools(list, items.length, at, name, {
    move,
    copy() {
      const value = withoutAnchors(item.value, list.item);
      put(items.toSpliced(at + 1, 0, { key: newKey(), from: item.key, value }), at + 1);
    },
    remove() {
      put(items.toSpliced(at, 1));
      onDeleted({ key: item.key, words: `${name} is deleted.`, position: positionOf(rect) });
    },
  });
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
      <PageGrip places={() => items.map((_, index) => placeOf([...listPath, index]))} onMove={move} />
      {[add, ...others].map((tool) => (
        <ToolButton key={tool.symbol} {...tool} onRefused={say} />
      ))}
      <p className="item-said" role="status">
        {said?.place === String(path) && said.words}
      </p>
    </aside>
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
