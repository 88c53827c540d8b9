import { useState } from 'react';
import type { Path } from '../../../../content/index.ts';
import { type Item, newKey, withKeys, withoutKeys } from '../../data/keyed.ts';
import { type EditorData, valueIn, withChange } from '../../data/page-data.ts';
import { itemName } from '../../fields/item-name.ts';
import { itemTools, listLimits, type Tool } from '../../fields/item-tools.ts';
import { newValue } from '../../fields/new-value.ts';
import { ToolButton } from '../../fields/ToolButton.tsx';
import { useCommands } from '../../session/editor-state.tsx';
import { PageGrip } from '../PageGrip.tsx';
import { type FrameRect, useFrameRect } from '../use-frame-rect.ts';
import type { ItemPlace } from './item-path.ts';
import type { ShownItem } from './use-item.ts';
import './items.css';

interface Props {
  item: ShownItem;
  data: EditorData;
  /** Shows the buttons of another item. */
  showItem: (place: ItemPlace | undefined) => void;
  /** The element of an item of the list. */
  placeOf: (path: Path) => Element | null;
  /** Starts to edit the words of an item. */
  edit: (file: string, path: Path) => void;
}

/** The buttons of an item at its corner on the page. They stay at the item while it moves. */
export function ItemTools({ item: { place, element }, data, showItem, placeOf, edit }: Props) {
  const { change } = useCommands();
  const rect = useFrameRect(element, data);
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

  const put = (next: Item[], to: number) => {
    const isGone = next.length === 0 && !list.required;
    change((now) => withChange(now, { file, path: listPath }, isGone ? undefined : next));
    setSaid(undefined);
    showItem(next.length > 0 ? { ...place, path: [...listPath, to] } : undefined);
  };
  const move = (to: number) => put(items.toSpliced(at, 1).toSpliced(to, 0, item), to);
  const add: Tool = {
    symbol: 'add',
    label: `Add ${list.item.label.toLowerCase()} after ${name}`,
    reason: listLimits(list, items.length).full,
    onClick() {
      const made = list.item && newValue(list.item, items.length + 1);
      put(items.toSpliced(at + 1, 0, { key: newKey(), value: withKeys(made ?? '') }), at + 1);
      edit(file, [...listPath, at + 1]);
    },
  };
  const others = itemTools(list, items.length, at, name, {
    move,
    copy: () => put(items.toSpliced(at + 1, 0, { ...item, key: newKey(), from: item.key }), at + 1),
    remove: () => put(items.toSpliced(at, 1), Math.min(at, items.length - 2)),
  });
  return (
    <aside
      className="item-tools"
      aria-label={`What to do with ${name}`}
      style={positionOf(rect)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        edit(file, path);
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

const HEIGHT = 34;

/** Above the right corner of the item; within it, where the frame has no room above. */
function positionOf({ right, top, bottom, frame }: FrameRect) {
  const isHidden = top > frame.bottom || bottom < frame.top;
  return {
    right: innerWidth - Math.min(right, frame.right - 4),
    top: Math.max(top - HEIGHT + 2, frame.top + 4),
    ...(isHidden && { visibility: 'hidden' as const }),
  };
}
