import { useId } from 'react';
import { ToolIcon, type ToolIconName } from './ToolIcon.tsx';

interface Props {
  symbol: ToolIconName;
  label: string;
  /** Shows the label beside the drawing. */
  isLabelled?: true;
  /** Why it cannot be used now. */
  reason?: string | undefined;
  onClick: () => void;
  /** Called instead of `onClick` while there is a reason. */
  onRefused?: (reason: string) => void;
}

/** A small button. While it cannot be used it stays reachable, and says why. */
export function ToolButton({ symbol, label, isLabelled, reason, onClick, onRefused }: Props) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        data-tool={symbol}
        className={isLabelled ? 'editor-button' : 'tool-button'}
        {...(!isLabelled && { 'aria-label': label })}
        title={reason ?? (isLabelled ? undefined : label)}
        {...(reason !== undefined && { 'aria-disabled': true, 'aria-describedby': id })}
        onClick={() => (reason === undefined ? onClick() : onRefused?.(reason))}
      >
        <ToolIcon name={symbol} />
        {isLabelled && label}
      </button>
      {reason !== undefined && (
        <span hidden id={id}>
          {reason}
        </span>
      )}
    </>
  );
}
