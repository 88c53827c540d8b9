import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { ErrorScreen, NOT_FOUND } from './layout/ErrorScreen.tsx';
import { Layout } from './layout/Layout.tsx';
import type { PageContent } from './page/content.ts';
import { Page } from './page/Page.tsx';

interface Props {
  /** The content of the current address; undefined if it does not exist. */
  content: PageContent | undefined;
  busy?: boolean;
  /** Replaces the page within the frame. */
  children?: ReactNode;
}

/** One page in its frame, for the prerender and the browser. It needs the router's location around it. */
export function App({ content, busy = false, children }: Props) {
  const location = useLocation();
  const page = content ? (
    <Page key={content.page.address} content={content} />
  ) : (
    <ErrorScreen message={NOT_FOUND} />
  );
  return (
    <ErrorBoundary location={location}>
      <Layout content={content} busy={busy}>
        <ErrorBoundary location={location}>{children ?? page}</ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
