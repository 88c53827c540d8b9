import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useOnNavigation } from './use-on-navigation.ts';

interface Props {
  label: string;
  links: { label: string; link: string }[];
  /** Address of the page that is shown; none on the error screen. */
  address: string | undefined;
  /** Whether that page is one of the links. */
  current: boolean;
  /** Undefined until hydration. */
  open: boolean | undefined;
  setOpen: (open: boolean) => void;
}

/** A click this soon after the pointer has opened the group belongs to the same gesture, in milliseconds. */
const SAME_GESTURE_MS = 500;
/** How long the pointer may be outside on its way to the links, in milliseconds. */
const LEAVE_MS = 180;

/**
 * A group of links as a disclosure: the button opens and closes it by click, touch and keyboard; a mouse opens it by
 * pointing. Escape closes it and gives the focus back; leaving it by Tab closes it. The button's `aria-expanded` is its
 * state, for screen readers and for the style sheet. Until hydration there is none, and pointing or focus opens the group.
 */
export function NavigationGroup({ label, links, address, current, open, setOpen }: Props) {
  const listId = useId();
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pointedAt = useRef(0);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Before hydration, pointing or focus may have opened it by the style sheet alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (list.current?.checkVisibility({ visibilityProperty: true })) setOpen(true);
  }, []);

  useOnNavigation(() => setOpen(false));

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    // Wherever the focus is: what pointing has opened must go away without moving the pointer.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (group.current?.contains(document.activeElement)) button.current?.focus();
    };
    // A press on what cannot have the focus takes it from the group without saying where it goes.
    const closeOnPress = ({ target }: Event) => {
      if (group.current && !group.current.contains(target as Node) && !inOpenMenu(group.current))
        setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPress);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPress);
    };
  }, [open, setOpen]);

  const enter = (event: PointerEvent) => {
    if (!hoverOpens(event)) return;
    clearTimeout(leaving.current);
    if (open) return;
    pointedAt.current = event.timeStamp;
    setOpen(true);
  };
  const leave = (event: PointerEvent) => {
    if (hoverOpens(event)) leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
  };

  return (
    // The pointer only opens what the button opens as well, so everything is in reach of a keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={group}
      className="navigation-group"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={({ currentTarget, relatedTarget }) => {
        // In the menu, folding it would pull the link that is being pressed from under the pointer.
        if (inOpenMenu(currentTarget)) return;
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="navigation-link"
        aria-current={current || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={({ timeStamp }) => {
          const opening = open === true && timeStamp - pointedAt.current < SAME_GESTURE_MS;
          pointedAt.current = 0;
          setOpen(opening || !open);
        }}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <ul id={listId} ref={list} className="navigation-panel">
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and two may be the same
          <li key={index}>
            <SiteLink className="navigation-sublink" to={link.link} current={link.link === address}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether pointing opens the group: with a mouse, on the row of links. */
const hoverOpens = ({ pointerType, currentTarget }: PointerEvent) =>
  pointerType === 'mouse' && !inOpenMenu(currentTarget);

/** Whether an element is in the narrow screen's menu, and that is open. */
const inOpenMenu = (element: Element) => element.closest('[popover]')?.matches(':popover-open') === true;
