import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useSite } from '../context/site-context.ts';
import { prefetchLinks } from '../page/prefetch.ts';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/index.ts';
import { LazyToaster } from './LazyToaster.tsx';
import { Notice } from './notice/index.ts';
import { useBusy } from './use-busy.ts';
import { useRouteChange } from './use-route-change.ts';
import './layout.css';

/** The frame of every page: skip link, header, the page, footer, toasts. */
export function Layout() {
  const { words } = useSite();
  const main = useRef<HTMLElement>(null);
  const { address, announcement } = useRouteChange(main);
  const busy = useBusy();

  useEffect(() => {
    // For tests and tools: event handlers are attached.
    document.documentElement.classList.add('hydrated');
    return prefetchLinks(document.body);
  }, []);

  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <Notice />
      <Header address={address} />
      {busy && <div className="progress" aria-hidden="true" />}
      <main id="main" ref={main} aria-busy={busy || undefined}>
        <Outlet />
      </main>
      <Footer />
      <Announcer text={announcement} />
      <LazyToaster />
    </>
  );
}
