import { useEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import type { ToastRequest } from './show-toast.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  request: ToastRequest;
  /** False during the exit animation. */
  open: boolean;
  closeLabel: string;
  onHover: (hovered: boolean) => void;
  onDismiss: () => void;
}

/** One toast: its message, its action and a button that closes it. */
export function ToastCard({ request: { message, action }, open, closeLabel, onHover, onDismiss }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(onDismiss);

  // No event fires when the previous toast disappears from under the pointer or this one appears there.
  useEffect(() => onHover(card.current?.matches(':hover') === true), [onHover]);

  return (
    <div
      className="toast"
      ref={card}
      data-state={open ? 'open' : 'closed'}
      inert={!open}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      {...swipe}
    >
      <p className="toast-message">{message}</p>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}
