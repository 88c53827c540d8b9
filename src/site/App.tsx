import { use, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { ErrorBoundary } from './layout/error/ErrorBoundary.tsx';
import { ErrorScreen, NOT_FOUND } from './layout/error/ErrorScreen.tsx';
import { Layout } from './layout/Layout.tsx';
import type { PageContent } from './page/content.ts';
import { followLinks } from './page/follow-links.ts';
import { loadPage } from './page/load.ts';
import { Page } from './page/Page.tsx';

export interface AppProps {
  /** The page that needs no loading, as the document has it; without content, its address does not exist. */
  known: { pathname: string; content: PageContent | undefined };
}

/**
 * One page in its shell, for the prerender and the browser. It needs a router around it, which changes the location in a
 * transition: until the content of the next page is there, React keeps the page on screen.
 */
export function App({ known }: AppProps) {
  const location = useLocation();
  const type = useNavigationType();
  const content = location.pathname === known.pathname ? known.content : use(loadPage(location, type));
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  return (
    <ErrorBoundary entry={location.key}>
      <Layout content={content}>
        <ErrorBoundary entry={location.key}>
          {content ? (
            <Page key={content.page.address} content={content} />
          ) : (
            <ErrorScreen message={NOT_FOUND} />
          )}
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
