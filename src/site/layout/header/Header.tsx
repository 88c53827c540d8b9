import { memo } from 'react';
import { useSite } from '../../context/site-context.ts';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { NavigationList } from './NavigationList.tsx';
import { type Ground, useGround } from './use-ground.ts';
import { useMenu } from './use-menu.ts';
import { useScrolled } from './use-scrolled.ts';
import './header.css';
import './wide.css';

interface Props {
  /** Address of the current page; undefined on the error screen. */
  address: string | undefined;
  /** The ground on which the page opens; later the header has that of what is below it. */
  tone: Ground;
  /** Whether its button is the only one on the page, and therefore filled. */
  leads: boolean;
}

/** The header with its links: in a row on wide screens, in a menu on narrow ones. */
export const Header = memo(function Header({ address, tone, leads }: Props) {
  const { company, navigation, words } = useSite();
  const scrolled = useScrolled();
  const ground = useGround(address, tone, scrolled);
  const { open, menu, toggle, isPopover, onClick, onToggle, onBlur } = useMenu();
  return (
    <header
      className="header"
      data-scrolled={scrolled ? '' : undefined}
      data-leads={leads ? '' : undefined}
      data-tone={ground === 'paper' && !open ? ground : undefined}
    >
      <div className="wrap header-inner">
        <a href="/" className="brand" aria-label={fill(words.homeLink, { company: company.name })}>
          <Logo company={company.name} />
        </a>
        <button
          type="button"
          className="menu-toggle"
          popoverTarget="navigation"
          // Browsers expose the state of a popover themselves.
          aria-expanded={isPopover ? undefined : open}
          ref={toggle}
          onClick={onClick}
          onBlur={onBlur}
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
          onToggle={onToggle}
          onBlur={onBlur}
        >
          <NavigationList items={navigation.items} address={address} />
          <SiteLink className="button button-signal header-button" to={navigation.button.link}>
            {navigation.button.label}
          </SiteLink>
        </nav>
      </div>
    </header>
  );
});
