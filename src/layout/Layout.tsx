import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { prefetchLinks } from '../page/prefetch.ts';
import { useSite } from '../page/site.ts';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LateToaster } from './LateToaster.tsx';
import { useNavigation } from './use-navigation.ts';
import './layout.css';

/** The frame of every page: skip link, header, the page, footer, toasts. */
export function Layout() {
  const { words } = useSite();
  const main = useRef<HTMLElement>(null);
  const announcement = useNavigation(main);

  useEffect(() => {
    // From here on the scripts open menus, no longer the style sheet.
    document.documentElement.classList.add('alive');
    return prefetchLinks(document.body);
  }, []);

  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Announcer text={announcement} />
      <LateToaster />
    </>
  );
}
