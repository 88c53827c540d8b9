import type { ReactNode } from 'react';

interface Props {
  action: string;
  onAction: () => void;
  children: ReactNode;
}

/** A sentence below the bar with what can be done about it. */
export const BarMessage = ({ action, onAction, children }: Props) => (
  <div className="edit-notice" role="status">
    <span>{children}</span>
    <button type="button" className="editor-button" onClick={onAction}>
      {action}
    </button>
  </div>
);
