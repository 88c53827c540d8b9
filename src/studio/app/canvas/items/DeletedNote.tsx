import { type CSSProperties, useEffect, useRef } from 'react';
import { useCommands, useEditor } from '../../data/editor-state.tsx';
import { Button } from '../../fields/Button.tsx';

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
