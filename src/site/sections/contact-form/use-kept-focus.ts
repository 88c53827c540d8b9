import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A button loses the focus when it is disabled. Returns it when the button is enabled again, unless the visitor has moved it.
 */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>, disabled: boolean): void {
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (disabled) hadFocus.current = focused === button.current;
    else if (hadFocus.current && (focused === null || focused === document.body))
      button.current?.focus({ preventScroll: true });
  }, [button, disabled]);
}
