import { Activity } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './layout/error/ErrorBoundary.tsx';
import { ErrorScreen, NOT_FOUND } from './layout/error/ErrorScreen.tsx';
import { Layout } from './layout/Layout.tsx';
import type { PageContent } from './page/content.ts';
import { Page } from './page/Page.tsx';

interface Props {
  /** The content of the current address; undefined if it does not exist. */
  content: PageContent | undefined;
  /** Whether the page came with the document. It stays outside an Activity, which would hydrate later than the shell. */
  isFirst?: boolean;
  /** The page of a pressed link, rendered ahead of the click. */
  prepared?: PageContent | undefined;
  busy?: boolean;
}

/** One page in its shell, for the prerender and the browser. It needs the router's location around it. */
export function App({ content, isFirst = true, prepared, busy = false }: Props) {
  const location = useLocation();
  const later = (content: PageContent, isHidden: boolean) => (
    <Activity key={content.page.address} mode={isHidden ? 'hidden' : 'visible'}>
      <ErrorBoundary location={location}>
        <Page content={content} isPrepared={isHidden} />
      </ErrorBoundary>
    </Activity>
  );
  const page = !content ? (
    <ErrorScreen message={NOT_FOUND} />
  ) : isFirst ? (
    <Page key={content.page.address} content={content} />
  ) : (
    later(content, false)
  );
  return (
    <ErrorBoundary location={location} isPrerendered>
      <Layout content={content} busy={busy}>
        <ErrorBoundary location={location} isPrerendered>
          {page}
          {prepared && later(prepared, true)}
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
