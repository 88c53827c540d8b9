import { memo, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../page/site.ts';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { NavigationList } from './NavigationList.tsx';
import { useScrolled } from './use-scrolled.ts';
import './header.css';
import './header-wide.css';
import './header-narrow.css';

/**
 * The header with its links. On narrow screens the links are a popover: it opens before any script is there,
 * closes on Escape, and the script only follows it.
 */
export const Header = memo(function Header() {
  const { company, navigation, words } = useSite();
  const location = useLocation();
  const scrolled = useScrolled();
  const menu = useRef<HTMLElement>(null);
  const shown = useRef(location.key);
  const [open, setOpen] = useState(false);

  // It may have been opened before this code was there.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') ?? false), []);

  // The style sheet holds the page behind it.
  useEffect(() => void document.documentElement.classList.toggle('menu-open', open), [open]);

  useEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [location.key]);

  return (
    <header className="header" data-scrolled={scrolled ? '' : undefined}>
      <div className="wrap header-inner">
        <SiteLink to="/" className="brand">
          <span className="visually-hidden">{fill(words.homeLink, { company: company.name })}</span>
          <span aria-hidden="true">
            <Logo company={company.name} />
          </span>
        </SiteLink>
        <button
          type="button"
          className="menu-toggle"
          popoverTarget="navigation"
          aria-expanded={open}
          aria-controls="navigation"
        >
          <span className="visually-hidden">{words.menu}</span>
          <Icon name={open ? 'x' : 'menu'} />
        </button>
        <nav
          id="navigation"
          className="navigation"
          aria-label={words.mainNavigation}
          popover="auto"
          ref={menu}
          onToggle={(event) => setOpen(event.newState === 'open')}
          onBlur={({ currentTarget, relatedTarget }) => {
            const within = relatedTarget === null || currentTarget.contains(relatedTarget);
            if (!within && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
          }}
        >
          <NavigationList items={navigation.items} pathname={location.pathname} />
          <SiteLink className="button button-signal header-button" to={navigation.button.link}>
            {navigation.button.label}
          </SiteLink>
        </nav>
      </div>
    </header>
  );
});
