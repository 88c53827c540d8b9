import type { ReactNode } from 'react';
import { pageUrl } from '../api.ts';
import { useCommands, useEditor } from '../data/editor-state.tsx';
import { pageOf } from '../data/page-data.ts';
import { Button } from '../fields/Button.tsx';
import { useEditing } from '../fields/editing.ts';
import { ToolButton } from '../fields/ToolButton.tsx';
import { ToolIcon } from '../fields/ToolIcon.tsx';
import { PageList } from './PageList.tsx';
import './bar.css';

/** The widths at which the page can be seen. */
const WIDTHS = [
  { width: 390, label: 'Phone', icon: 'phone' },
  { width: 768, label: 'Tablet', icon: 'tablet' },
  { width: 1440, label: 'Desktop', icon: 'desktop' },
] as const;

/** The width to begin with: what this screen is nearest to. */
export const firstWidth = (): number => WIDTHS.find(({ width }) => innerWidth < width * 1.3)?.width ?? 1440;

/** The side that is open where there is room for one only. */
export type ShownPanel = 'sections' | 'fields' | undefined;

interface Props {
  width: number;
  setWidth: (width: number) => void;
  panel: ShownPanel;
  setPanel: (panel: ShownPanel) => void;
  /** What is to say about the work: saved, not saved, mistakes. */
  status: string;
  canSave: boolean;
  onSave: () => void;
  /** What follows the button that saves. */
  children?: ReactNode;
}

/** The bar above the page: the way back, widths, undo and redo, saving. */
export function Bar({ width, setWidth, panel, setPanel, status, canSave, onSave, children }: Props) {
  const { data, canUndo, canRedo } = useEditor();
  const { address = '/' } = useEditing();
  const { undo, redo } = useCommands();
  return (
    <section className="edit-bar" aria-label="Editor">
      <a className="bar-back" href={pageUrl(address)}>
        <ToolIcon name="back" />
        <span>To the page</span>
      </a>
      <h1 className="visually-hidden">Edit “{String(pageOf(data).title ?? '')}”</h1>
      <PageList />
      <fieldset className="bar-widths">
        <legend className="visually-hidden">Show the page as on</legend>
        {WIDTHS.map((one) => (
          <label key={one.width} title={one.label}>
            <input
              type="radio"
              name="edit-width"
              checked={width === one.width}
              onChange={() => setWidth(one.width)}
            />
            <ToolIcon name={one.icon} />
            <span className="visually-hidden">{one.label}</span>
          </label>
        ))}
      </fieldset>
      <div className="bar-history">
        <ToolButton
          symbol="undo"
          label="Undo"
          reason={canUndo ? undefined : 'There is nothing to undo.'}
          onClick={undo}
        />
        <ToolButton
          symbol="redo"
          label="Redo"
          reason={canRedo ? undefined : 'There is nothing to redo.'}
          onClick={redo}
        />
      </div>
      <div className="bar-panels">
        {(['sections', 'fields'] as const).map((name) => (
          <Button
            key={name}
            aria-expanded={panel === name}
            onClick={() => setPanel(panel === name ? undefined : name)}
          >
            {name === 'sections' ? 'Sections' : 'Fields'}
          </Button>
        ))}
      </div>
      <p className="bar-status" role="status">
        {status}
      </p>
      <Button kind="main" aria-disabled={!canSave || undefined} onClick={() => canSave && onSave()}>
        Save
      </Button>
      {children}
    </section>
  );
}
