import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../content/site-schema.ts';
import { AssetsContext } from '../../page/assets.ts';
import type { PageContent } from '../../page/content.ts';
import { sectionComponents } from '../../page/registry.ts';
import { SiteContext } from '../../page/site.ts';
import { tonesOf } from '../../page/tones.ts';
import { Gallery } from './Gallery.tsx';
import type { readSectionTypes } from './section-types.ts';

/** The gallery as HTML. */
export const renderGallery = (told: ReturnType<typeof readSectionTypes>): string =>
  renderToStaticMarkup(<Gallery {...told} />);

/** The sections of a content as HTML, without header and footer. */
export function renderSections(site: Site, { page, assets }: PageContent): string {
  const tones = tonesOf(page.sections);
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <AssetsContext value={assets}>
        {page.sections.map((section, index) => {
          const Component = sectionComponents.get(section.type);
          if (!Component) throw new Error(`There is no component for “${section.type}”.`);
          return <Component key={section.type} {...section} tone={tones[index] ?? 'paper'} />;
        })}
      </AssetsContext>
    </SiteContext>,
  );
}
