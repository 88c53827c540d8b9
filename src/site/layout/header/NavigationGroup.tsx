import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useOnNavigation } from './use-on-navigation.ts';

interface Props {
  label: string;
  links: { label: string; link: string; text?: string | undefined }[];
  /** Address of the current page; undefined on the error screen. */
  address: string | undefined;
  /** Whether that page is one of the links. */
  current: boolean;
  /** Undefined until hydration. */
  open: boolean | undefined;
  setOpen: (open: boolean) => void;
}

/** A click this soon after hovering opened the group belongs to the same gesture. In milliseconds. */
const SAME_GESTURE_MS = 500;
/** Delay for a pointer that leaves the group on its way to the links. In milliseconds. */
const LEAVE_MS = 180;
/** Before every event: those of a page's first half second have a time below SAME_GESTURE_MS. */
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * A group of links as a disclosure: the button toggles it by click, touch and keyboard; a mouse opens it by hovering.
 * Escape closes it and returns the focus; leaving it by Tab closes it. The button's `aria-expanded` is the state for screen
 * readers and the style sheet. Before hydration it is absent, and the style sheet opens the group on hover or focus.
 */
export function NavigationGroup({ label, links, address, current, open, setOpen }: Props) {
  const listId = useId();
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pointedAt = useRef(NEVER);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The style sheet may have opened it before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (group.current?.matches(':hover, :focus-within')) setOpen(true);
  }, []);

  useOnNavigation(() => setOpen(false));

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    // Wherever the focus is: content shown on hover must be dismissible without moving the pointer.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (group.current?.contains(document.activeElement)) button.current?.focus();
    };
    // Pressing something that is not focusable blurs the group without a relatedTarget.
    const closeOnPress = ({ target }: Event) => {
      if (group.current && !group.current.contains(target as Node) && !inOpenMenu()) setOpen(false);
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
    // Hovering only opens what the button opens as well, so the keyboard reaches everything.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={group}
      className="navigation-group"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={({ currentTarget, relatedTarget }) => {
        // In the menu, closing it would move the pressed link from under the pointer.
        if (inOpenMenu()) return;
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
          pointedAt.current = NEVER;
          setOpen(opening || !open);
        }}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <ul id={listId} className="navigation-panel">
        {links.map((link, index) => {
          // Most visitors never open the group, so the document does not have it.
          const text = open === undefined ? undefined : link.text;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and links may repeat
            <li key={index}>
              <SiteLink
                className={`navigation-sublink${text ? ' navigation-described' : ''}`}
                to={link.link}
                current={link.link === address}
              >
                {link.label}
              </SiteLink>
              {text && <p className="navigation-line">{text}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Whether hovering opens the group: with a mouse, in the row of links. */
const hoverOpens = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && !inOpenMenu();

/** Whether the group is in the open menu of a narrow screen; see use-menu.ts. */
const inOpenMenu = () => document.documentElement.classList.contains('menu-open');
