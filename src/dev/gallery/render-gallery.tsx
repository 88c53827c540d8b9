import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../content/index.ts';
import { SiteContext } from '../../context/site-context.ts';
import type { PageContent } from '../../page/content.ts';
import { Sections } from '../../page/Sections.tsx';
import { Gallery } from './Gallery.tsx';
import type { readSectionTypes } from './section-types.ts';

/** The gallery as HTML. */
export const renderGallery = (told: ReturnType<typeof readSectionTypes>): string =>
  renderToStaticMarkup(<Gallery {...told} />);

/** The sections of a content as HTML, without header and footer. */
export const renderSections = (site: Site, content: PageContent): string =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <Sections content={content} />
    </SiteContext>,
  );
