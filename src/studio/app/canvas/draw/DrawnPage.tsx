import { type ReactNode, use } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AssetsContext } from '../../../../site/context/assets.ts';
import { SiteContext } from '../../../../site/context/site-context.ts';
import { Footer } from '../../../../site/layout/Footer.tsx';
import { Header } from '../../../../site/layout/header/Header.tsx';
import { PageTitle } from '../../../../site/page/PageTitle.tsx';
import type { SectionData } from '../../data/page-data.ts';
import { CanvasContext } from './canvas-context.ts';
import { DrawnSection } from './DrawnSection.tsx';
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

/** The page on the canvas: the site's header and footer around the sections. */
export function DrawnPage({ sections }: { sections: SectionData[] }) {
  const { address, title, topTone, headerLeads } = use(CanvasContext);
  return (
    <DrawnContexts>
      <Header address={address} tone={topTone} leads={headerLeads} />
      <main id="main">
        {title !== undefined && <PageTitle>{title}</PageTitle>}
        {sections.map((section) => (
          <DrawnSection key={section.key} section={section} />
        ))}
      </main>
      <Footer />
    </DrawnContexts>
  );
}
