import texts from 'virtual:texts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Site } from './content/index.ts';
import { SiteContext } from './context/site-context.ts';
import { BrokenCable } from './layout/error/BrokenCable.tsx';
import { ErrorDrawing } from './layout/error/error-drawing.ts';
import type { PageContent } from './page/content.ts';

export { texts };

/**
 * The HTML of one address, for the document's root element.
 * @param content the content of the address; without it, the error screen of an unknown address
 */
export const renderPage = (site: Site, content: PageContent | undefined): string =>
  renderToString(
    <SiteContext value={site}>
      <StaticRouter location={content?.page.address ?? '/404'}>
        <ErrorDrawing value={BrokenCable}>
          <App content={content} />
        </ErrorDrawing>
      </StaticRouter>
    </SiteContext>,
  );
