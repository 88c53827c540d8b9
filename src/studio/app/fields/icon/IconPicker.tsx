import {
  createElement,
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { IconShape } from '../../../../site/context/assets.ts';
import type { IconChoice } from '../../../field-data.ts';
import { Button } from '../Button.tsx';
import { searchIcons } from './icon-search.ts';

/** Icons in a row; icons.css repeats it. */
const COLUMNS = 8;

/** So many are shown at first, because nearly two thousand are slow to draw. */
const BATCH = 12 * COLUMNS;

interface Props {
  icons: readonly IconChoice[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** All icons in a grid, to search by word and to walk through with the arrow keys. */
export function IconPicker({ icons, chosen, onChoose }: Props) {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(BATCH);
  const [active, setActive] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const id = useId();
  const asked = useDeferredValue(query);
  const found = useMemo(() => searchIcons(icons, asked), [icons, asked]);
  const visible = found.slice(0, shown);
  // The icons may arrive after the dialog has opened and looked for where to begin.
  useLayoutEffect(() => search.current?.focus(), []);

  const focus = (at: number) => {
    setActive(at);
    grid.current?.querySelectorAll<HTMLElement>('[role=option]')[at]?.focus();
  };
  const onGridKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: active + 1,
      ArrowLeft: active - 1,
      ArrowDown: active + COLUMNS,
      ArrowUp: active - COLUMNS,
      Home: 0,
      End: visible.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0) search.current?.focus();
    else if (next < visible.length) focus(next);
  };

  return (
    <div className="icon-picker">
      <label className="field-name" htmlFor={id}>
        Search
      </label>
      <input
        ref={search}
        id={id}
        type="search"
        className="field-input"
        placeholder="For example: security, phone, team"
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setShown(BATCH);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && visible.length > 0) {
            event.preventDefault();
            focus(0);
          }
          if (event.key === 'Enter' && query !== '' && visible[0]) {
            // Else the key would press the button that has the focus after the choice, and the dialog would open again.
            event.preventDefault();
            onChoose(visible[0].name);
          }
        }}
      />
      <p className="field-help" role="status">
        {found.length === 0
          ? 'No icon fits. Try another word for it.'
          : `${found.length} ${found.length === 1 ? 'icon' : 'icons'}`}
      </p>
      {visible.length > 0 && (
        <div
          ref={grid}
          className="icon-grid"
          role="listbox"
          aria-label="Icons"
          onKeyDown={onGridKey}
          tabIndex={-1}
        >
          {visible.map(({ name, shape }, at) => (
            <button
              key={name}
              type="button"
              role="option"
              className="icon-option"
              aria-selected={name === chosen}
              aria-label={name.replaceAll('-', ' ')}
              title={name}
              tabIndex={at === active ? 0 : -1}
              onFocus={() => setActive(at)}
              onClick={() => onChoose(name)}
            >
              <IconDrawing shape={shape} />
            </button>
          ))}
        </div>
      )}
      {found.length > visible.length && (
        <Button onClick={() => setShown(shown + 2 * BATCH)}>Show more</Button>
      )}
    </div>
  );
}

/** An icon that visitors see, drawn from its shape. */
export const IconDrawing = ({ shape }: { shape: IconShape }) => (
  <svg className="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    {shape.map(([element, attributes], at) => createElement(element, { ...attributes, key: `${at}` }))}
  </svg>
);
