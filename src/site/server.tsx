import texts from 'virtual:texts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Site } from '../content/index.ts';
import { App } from './App.tsx';
import { SiteContext } from './context/site-context.ts';
import { BrokenCable } from './layout/error/BrokenCable.tsx';
import { ErrorDrawing } from './layout/error/error-drawing.ts';
import type { PageContent } from './page/content.ts';

export { texts };

/**
 * The HTML of one address, for the document's root element.
 * @param content the content of the address; without it, the error screen of an unknown address
 */
export function renderPage(site: Site, content: PageContent | undefined): string {
  const pathname = content?.page.address ?? '/404';
  return renderToString(
    <SiteContext value={site}>
      <StaticRouter location={pathname}>
        <ErrorDrawing value={BrokenCable}>
          <App known={{ pathname, content }} />
        </ErrorDrawing>
      </StaticRouter>
    </SiteContext>,
  );
}
