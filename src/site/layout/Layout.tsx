import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../context/site-context.ts';
import type { PageContent } from '../page/content.ts';
import { loading } from '../page/load.ts';
import { prefetchLinks } from '../page/prefetch.ts';
import { topTone } from '../page/tones.ts';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { LazyToaster } from './LazyToaster.tsx';
import { Notice } from './notice/index.ts';
import { useRouteChange } from './use-route-change.ts';
import './layout.css';
import './below.css';

interface Props {
  /** Undefined on the error screen of an unknown address. */
  content: PageContent | undefined;
  /** The page. */
  children: ReactNode;
}

/** The shell of every page: skip link, header, the page, footer, toasts. */
export function Layout({ content, children }: Props) {
  const { words } = useSite();
  const busy = useBusy();
  const main = useRef<HTMLElement>(null);
  const announcement = useRouteChange(main, content);
  // The header lies on the page's first section.
  const tone = content && topTone(content.page) === 'paper' ? 'paper' : 'ink';
  const leads = content !== undefined && !content.page.startsWithButton;

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
      <Header address={content?.page.address} tone={tone} leads={leads} />
      {busy && <div className="progress" aria-hidden="true" />}
      <main id="main" ref={main} aria-busy={busy || undefined}>
        {children}
      </main>
      <Footer />
      {/* Announces the new page, which a navigation without a document does not do by itself. */}
      <p className="visually-hidden" aria-live="polite" data-announcer="">
        {announcement}
      </p>
      <LazyToaster />
    </>
  );
}

/** Whether the next page takes so long that the visitor needs feedback. */
function useBusy(): boolean {
  const location = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: until the next page is shown
  useEffect(() => {
    const begin = () => setIsBusy(true);
    loading.addEventListener('slow', begin);
    return () => {
      loading.removeEventListener('slow', begin);
      setIsBusy(false);
    };
  }, [location]);
  return isBusy;
}
