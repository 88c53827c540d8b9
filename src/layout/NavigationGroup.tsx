import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';

interface Props {
  label: string;
  links: { label: string; link: string }[];
  /** Address of the page that is shown. */
  address: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** A click this soon after the pointer has opened the group belongs to the same gesture, in milliseconds. */
const SAME_GESTURE_MS = 500;
/** How long the pointer may be outside on its way to the links, in milliseconds. */
const LEAVE_MS = 180;

/**
 * A group of links as a disclosure: the button opens and closes it by click, touch and keyboard; a mouse opens
 * it by pointing. Escape closes it and gives the focus back; leaving it by Tab closes it.
 */
export function NavigationGroup({ label, links, address, open, setOpen }: Props) {
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pointedAt = useRef(0);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const shown = useRef(key);

  // Before this code was there, pointing or focus may have opened it by the style sheet alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => setOpen(list.current?.checkVisibility({ visibilityProperty: true }) === true), []);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    setOpen(false);
  }, [key, setOpen]);

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    // Wherever the focus is: what pointing has opened must go away without moving the pointer.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, setOpen]);

  const wide = (event: PointerEvent) => event.pointerType === 'mouse' && !isPopover(button.current);
  const enter = (event: PointerEvent) => {
    if (!wide(event)) return;
    clearTimeout(leaving.current);
    if (open) return;
    pointedAt.current = event.timeStamp;
    setOpen(true);
  };
  const leave = (event: PointerEvent) => {
    if (wide(event)) leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
  };

  return (
    // The pointer only opens what the button opens as well, so nothing here is out of a keyboard's reach.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className="navigation-group"
      data-open={open ? '' : undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={({ currentTarget, relatedTarget }) => {
        // In the narrow menu, folding it would pull the link that is being pressed from under the pointer.
        if (isPopover(currentTarget)) return;
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="navigation-link"
        aria-expanded={open}
        aria-controls={listId}
        onClick={({ timeStamp }) => {
          const opening = open && timeStamp - pointedAt.current < SAME_GESTURE_MS;
          pointedAt.current = 0;
          setOpen(opening || !open);
        }}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <ul id={listId} ref={list} className="navigation-panel">
        {links.map((link) => (
          <li key={link.link}>
            <SiteLink className="navigation-sublink" to={link.link} current={link.link === address}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the header's links are the narrow screen's menu at the moment: there nothing opens by pointing. */
const isPopover = (element: Element | null) =>
  element?.closest('[popover]')?.matches(':popover-open') === true;
