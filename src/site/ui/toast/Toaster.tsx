import { useCallback, useEffect, useRef, useState } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { useSite } from '../../context/site-context.ts';
import { fill } from '../fill.ts';
import { connectToaster, type ToastRequest } from './show-toast.ts';
import { ToastCard } from './ToastCard.tsx';
import { ToastStatus } from './ToastStatus.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { usePause } from './use-pause.ts';

/** The key that moves focus to the toasts' viewport (section 9). */
const TOAST_HOTKEY = 'F8';

/** A toast dismisses itself after this many milliseconds unless its duration is infinite (sections 4 and 9). */
const TOAST_MS = 5000;

/** Duration of the exit animation; `--toast-exit` in toast.css is the same. */
const EXIT_MS = 200;

/** The longest delay of a browser's timer; longer ones fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Shows toasts, one at a time. Rendered once, and only after hydration, because its store is global.
 */
export function Toaster() {
  const { words } = useSite();
  const { toasts, handlers } = useToaster();
  const [request, setRequest] = useState<ToastRequest>();
  const region = useRef<HTMLElement>(null);
  const shown = toasts[0];
  const open = shown?.visible === true;
  const { setHovered, setFocused } = usePause(shown?.id, handlers);
  const { remember, giveBack } = useFocusReturn(region);

  useEffect(
    () =>
      connectToaster((next) => {
        const duration = next.duration || TOAST_MS;
        // Keeps the focus when the toast that has it is replaced.
        if (region.current?.contains(document.activeElement)) region.current.focus();
        toast.remove();
        setRequest(next);
        toast(next.message, {
          duration: duration > MAX_TIMER_MS ? Number.POSITIVE_INFINITY : duration,
          removeDelay: EXIT_MS,
        });
      }),
    [],
  );

  const dismiss = useCallback(() => {
    giveBack();
    toast.dismiss();
  }, [giveBack]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.key === TOAST_HOTKEY) region.current?.focus();
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dismiss]);

  return (
    <section
      className="toasts"
      ref={region}
      aria-label={fill(words.notifications, { hotkey: TOAST_HOTKEY })}
      tabIndex={-1}
      onFocus={(event) => {
        setFocused(true);
        remember(event);
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <ToastStatus id={shown?.id} message={request?.message} />
      {shown && request && (
        <ToastCard
          key={shown.id}
          request={request}
          open={open}
          closeLabel={words.dismiss}
          onHover={setHovered}
          onDismiss={dismiss}
        />
      )}
    </section>
  );
}
