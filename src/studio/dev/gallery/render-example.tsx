import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../../content/index.ts';
import { SiteContext } from '../../../site/context/site-context.ts';
import type { PageContent } from '../../../site/page/content.ts';
import { Sections } from '../../../site/page/Sections.tsx';

export { exampleTexts } from '../../example-texts.ts';

/** The sections of a page as HTML, without header and footer. */
export const renderExample = (site: Site, content: PageContent): string =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <Sections content={content} />
    </SiteContext>,
  );
