import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';
import { ToolIcon } from './ToolIcon.tsx';

interface Props {
  title: string;
  onClose: () => void;
  /** As wide as the window allows. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A dialog over everything else, for as long as it is rendered. Esc closes it; the focus then goes back.
 * It begins at the element with `data-autofocus`, else at its first field.
 */
export function Dialog({ title, onClose, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it is still in the document: only then does the focus go back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    const first = current?.querySelector('[data-autofocus]') ?? current?.querySelector('.field-input');
    (first as HTMLElement | null | undefined)?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'editor-dialog editor-dialog-wide' : 'editor-dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Keys of a dialog are not those of the page below, such as the one that deletes a section.
      onKeyDown={(event) => event.stopPropagation()}
      // A file that misses its place would replace the editor.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="editor-dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="tool-button" aria-label="Close" onClick={onClose}>
          <ToolIcon name="close" />
        </button>
      </div>
      <div className="editor-dialog-body">{children}</div>
    </dialog>
  );
}
