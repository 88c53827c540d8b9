import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AssetsContext } from '../../../../site/context/assets.ts';
import { SiteContext } from '../../../../site/context/site-context.ts';
import { Footer } from '../../../../site/layout/Footer.tsx';
import { Header } from '../../../../site/layout/header/Header.tsx';
import { NoticeBar } from '../../../../site/layout/notice/Notice.tsx';
import { PageTitle } from '../../../../site/page/PageTitle.tsx';
import type { SectionData } from '../../data/page-data.ts';
import { DrawnSection } from './DrawnSection.tsx';
import { CanvasContext } from './use-canvas-state.ts';
import '../../../../site/layout/layout.css';
import '../../../../site/layout/below.css';

/** What the site's components need around them. */
export function DrawnContexts({ children }: { children: ReactNode }) {
  const { site, assets, address } = use(CanvasContext);
  return (
    <MemoryRouter initialEntries={[address]}>
      <SiteContext value={site}>
        <AssetsContext value={assets}>{children}</AssetsContext>
      </SiteContext>
    </MemoryRouter>
  );
}

/** The page on the canvas: the site's notice, header and footer around the sections. */
export function DrawnPage({ sections }: { sections: SectionData[] }) {
  const { address, title, topTone, headerLeads, site } = use(CanvasContext);
  const hasNotice = site.notice !== undefined;
  const main = useRef<HTMLElement>(null);
  // On all days, because it is written before its first one.
  useLayoutEffect(() => {
    main.current?.ownerDocument.documentElement.classList.toggle('has-notice', hasNotice);
  }, [hasNotice]);
  return (
    <DrawnContexts>
      <NoticeBar />
      <Header address={address} tone={topTone} leads={headerLeads} />
      <main ref={main} id="main">
        {title !== undefined && <PageTitle>{title}</PageTitle>}
        {sections.map((section) => (
          <DrawnSection key={section.key} section={section} />
        ))}
      </main>
      <Footer />
    </DrawnContexts>
  );
}
