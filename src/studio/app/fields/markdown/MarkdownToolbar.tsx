import { type KeyboardEvent, useRef, useState } from 'react';
import { insertBlock, type Selected, startLines, TABLE, wrap } from './markdown-actions.ts';

type Action = (selected: Selected) => Selected;

const actions: [label: string, sign: string, action: Action | 'link', keys?: string][] = [
  ['Bold', 'B', (selected) => wrap(selected, '**'), 'Control+B'],
  ['Italic', 'I', (selected) => wrap(selected, '*'), 'Control+I'],
  ['Heading', 'H', (selected) => startLines(selected, '## ')],
  ['List', '•', (selected) => startLines(selected, '- ')],
  ['Quote', '“', (selected) => startLines(selected, '> ')],
  ['Link', '↗', 'link', 'Control+K'],
  ['Table', '▦', (selected) => insertBlock(selected, TABLE)],
];

interface Props {
  onAction: (action: Action) => void;
  onLink: () => void;
}

/** What can be done to the selected words. The arrow keys go from one button to the next. */
export function MarkdownToolbar({ onAction, onLink }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (active + step + actions.length) % actions.length;
    setActive(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Form of the text"
      className="markdown-toolbar"
      onKeyDown={onKeyDown}
    >
      {actions.map(([label, sign, action, keys], at) => (
        <button
          key={label}
          type="button"
          className="tool-button"
          tabIndex={at === active ? 0 : -1}
          aria-label={label}
          title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
          {...(keys && { 'aria-keyshortcuts': keys })}
          onFocus={() => setActive(at)}
          onClick={() => (action === 'link' ? onLink() : onAction(action))}
        >
          <span aria-hidden="true" className={`markdown-sign markdown-${label.toLowerCase()}`}>
            {sign}
          </span>
        </button>
      ))}
    </div>
  );
}
