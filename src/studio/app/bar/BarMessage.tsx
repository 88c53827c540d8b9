import type { ReactNode } from 'react';
import { Button } from '../fields/Button.tsx';

interface Props {
  action: string;
  onAction: () => void;
  children: ReactNode;
}

/** A sentence below the bar with what can be done about it. */
export const BarMessage = ({ action, onAction, children }: Props) => (
  <div className="edit-notice" role="status">
    <span>{children}</span>
    <Button onClick={onAction}>{action}</Button>
  </div>
);
