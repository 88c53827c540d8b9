import { type ComponentType, use, useLayoutEffect, useRef, useState } from 'react';
import type { Path, Value } from '../../../content/index.ts';
import { withKeys, withoutAnchors, withoutKeys } from '../data/keyed.ts';
import { TargetContext } from './editing.ts';
import { FieldName, FieldNotes } from './FieldFrame.tsx';
import { type FieldProps, problemsAt } from './field-props.ts';
import { AddField } from './GroupField.tsx';
import { itemName } from './item-name.ts';
import { itemTools, listLimits } from './item-tools.ts';
import { ListItem } from './ListItem.tsx';
import { newItem } from './new-value.ts';
import { Sorting } from './Sorting.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useItemKeys } from './use-item-keys.ts';

interface Props extends FieldProps {
  /** Renders an item. */
  Field: ComponentType<FieldProps>;
}

/** A list whose items can be added, copied, moved and deleted, as far as its limits allow. */
export function ListField(props: Props) {
  const { value, field } = props;
  if (value === undefined && !field.required) return <AddField {...props} />;
  return <Items {...props} />;
}

function Items({ Field, value, onChange, field, problems, path, id }: Props) {
  const { item } = field;
  const items = Array.isArray(value) ? value : [];
  const itemKeys = useItemKeys(items.length);
  const list = useRef<HTMLFieldSetElement>(null);
  const focus = useRef<string>(undefined);
  const [opened, setOpened] = useState<number>();
  const [notice, setNotice] = useState('');
  // The item with the field that was asked for is open, until somebody closes it.
  const target = use(TargetContext);
  const [met, setMet] = useState<Path>();
  if (target !== met) {
    setMet(target);
    const isInside = target && path.every((step, at) => step === target[at]);
    if (isInside) setOpened(itemKeys.keys[Number(target[path.length])]);
  }

  // After the change has been rendered, because a moved element loses the focus.
  useLayoutEffect(() => {
    if (focus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });

  if (!item) return null;
  const noun = item.label.toLowerCase();
  const nameOf = (one: Value | undefined, at: number) => itemName(one) ?? `${item.label} ${at + 1}`;
  const { full } = listLimits(field, items.length);

  const change = (next: Value[], said: string, focused: string) => {
    focus.current = focused;
    setNotice(said);
    onChange(next.length === 0 && !field.required ? undefined : next);
  };
  const insert = (at: number, one: Value, said: string) => {
    const key = itemKeys.insert(at);
    setOpened(key);
    change(
      items.toSpliced(at, 0, one),
      said,
      `[data-item="${key}"] [data-fields] :is(input, textarea, select, button)`,
    );
  };
  const move = (from: number, to: number) => {
    const one = items[from] as Value;
    itemKeys.move(from, to);
    const button = to < from ? 'up' : 'down';
    const said = `${nameOf(one, from)} is now number ${to + 1} of ${items.length}.`;
    change(
      items.toSpliced(from, 1).toSpliced(to, 0, one),
      said,
      `[data-item="${itemKeys.keys[to]}"] [data-tool="${button}"] button`,
    );
  };
  const remove = (at: number) => {
    itemKeys.remove(at);
    const next = itemKeys.keys[Math.min(at, itemKeys.keys.length - 1)];
    const focused =
      next === undefined ? '[data-add] button' : `[data-item="${next}"] [data-tool="delete"] button`;
    change(items.toSpliced(at, 1), `${nameOf(items[at], at)} is deleted.`, focused);
  };

  return (
    <fieldset ref={list} className="field field-list" aria-describedby={`${id}-help ${id}-problems`}>
      <legend className="field-name">
        <FieldName field={field} />
      </legend>
      <FieldNotes id={id} help={field.description} problems={problemsAt(problems, path)} />
      <Sorting onMove={move} say={setNotice}>
        <ol className="field-items">
          {items.map((one, at) => {
            const key = itemKeys.keys[at] ?? at;
            const name = nameOf(one, at);
            return (
              <ListItem
                key={key}
                itemKey={key}
                at={at}
                name={name}
                isOpen={opened === key}
                onToggle={() => setOpened(opened === key ? undefined : key)}
                tools={itemTools(field, items.length, at, name, {
                  move: (to) => move(at, to),
                  copy: () =>
                    insert(at + 1, withoutKeys(withoutAnchors(withKeys(one), item)), `${name} is copied.`),
                  remove: () => remove(at),
                })}
                onRefused={setNotice}
                Field={Field}
                value={one}
                onChange={(next) => onChange(items.with(at, next ?? ''))}
                field={{ ...item, label: `${item.label} ${at + 1}` }}
                problems={problems}
                path={[...path, at]}
                id={`${id}-${key}`}
              />
            );
          })}
        </ol>
      </Sorting>
      <div className="field-add" data-add="">
        <ToolButton
          symbol="add"
          isLabelled
          label={`Add ${noun}`}
          reason={full}
          onClick={() =>
            insert(items.length, newItem(field, items), `${item.label} ${items.length + 1} is added.`)
          }
          onRefused={setNotice}
        />
        <span className="field-notice" role="status">
          {notice}
        </span>
      </div>
    </fieldset>
  );
}
