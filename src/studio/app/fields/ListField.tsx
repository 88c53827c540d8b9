import { use, useRef, useState } from 'react';
import type { Path } from '../../../content/index.ts';
import { itemsOf } from '../data/keyed.ts';
import { isBelow } from '../data/page-data.ts';
import { TargetContext } from './editing.ts';
import { FieldName, FieldNotes } from './FieldFrame.tsx';
import { type OuterFieldProps, problemsAt } from './field-props.ts';
import { addTool, itemName, itemTools, type ListChange, listValue, moved } from './item-tools.ts';
import { ListItem } from './ListItem.tsx';
import { Sorting } from './Sorting.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useFocus } from './use-focus.ts';

/** A list whose items can be added, copied, moved and deleted, as far as its limits allow. */
export function ListField({ Field, value, onChange, field, problems, path, id }: OuterFieldProps) {
  const { item } = field;
  const items = itemsOf(value);
  const list = useRef<HTMLFieldSetElement>(null);
  const focus = useFocus(list);
  const [opened, setOpened] = useState<string>();
  const [notice, setNotice] = useState('');
  // The item with the field that was asked for is open, until somebody closes it.
  const target = use(TargetContext);
  const [met, setMet] = useState<Path>();
  if (target !== met) {
    setMet(target);
    if (target && isBelow(target, path)) setOpened(items[Number(target[path.length])]?.key);
  }
  if (!item) return null;

  const put = ({ items: next, tool, at, said }: ListChange) => {
    const key = next[Math.min(at, next.length - 1)]?.key;
    const isNew = tool === 'add' || tool === 'copy';
    if (isNew) setOpened(key);
    const part = isNew ? '[data-fields] :is(input, textarea, select, button)' : `[data-tool="${tool}"]`;
    focus(key === undefined ? '[data-add] button' : `[data-item="${key}"] ${part}`);
    setNotice(said);
    onChange(listValue(field, next));
  };
  const nameAt = (at: number) => (items[at] ? itemName(items[at], item, at) : '');
  const add = addTool({ list: field, items, at: items.length, put }, item, `Add ${item.label.toLowerCase()}`);

  return (
    <fieldset ref={list} className="field field-list" aria-describedby={`${id}-help ${id}-problems`}>
      <legend className="field-name">
        <FieldName field={field} />
      </legend>
      <FieldNotes id={id} help={field.description} problems={problemsAt(problems, path)} />
      <Sorting onMove={(from, to) => put(moved(items, from, to, nameAt(from)))} say={setNotice}>
        <ol className="field-items">
          {items.map((one, at) => (
            <ListItem
              key={one.key}
              itemKey={one.key}
              at={at}
              name={nameAt(at)}
              isOpen={opened === one.key}
              onToggle={() => setOpened(opened === one.key ? undefined : one.key)}
              tools={itemTools({ list: field, items, at, put }, nameAt(at))}
              onRefused={setNotice}
              Field={Field}
              value={one.value}
              onChange={(next) => onChange(items.with(at, { ...one, value: next ?? '' }))}
              field={{ ...item, label: `${item.label} ${at + 1}` }}
              problems={problems}
              path={[...path, at]}
              id={`${id}-${one.key}`}
            />
          ))}
        </ol>
      </Sorting>
      <div className="field-add" data-add="">
        <ToolButton {...add} isLabelled onRefused={setNotice} />
        <span className="field-notice" role="status">
          {notice}
        </span>
      </div>
    </fieldset>
  );
}
