import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../../content/index.ts';
import { SiteContext } from '../../../site/context/site-context.ts';
import type { PageContent } from '../../../site/page/content.ts';
import { Sections } from '../../../site/page/Sections.tsx';
import { exampleTexts } from '../../example-texts.ts';
import { Gallery } from './Gallery.tsx';
import type { SectionType } from './section-types.ts';

export { exampleTexts };

/** The gallery as HTML. */
export const renderGallery = (types: SectionType[]): string =>
  renderToStaticMarkup(<Gallery types={types} />);

/** The sections of a page as HTML, without header and footer. */
export const renderSections = (site: Site, content: PageContent): string =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <Sections content={content} />
    </SiteContext>,
  );
