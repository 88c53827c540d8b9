import { memo, useDeferredValue } from 'react';
import { useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import { AssetsContext } from './assets.ts';
import type { PageContent } from './content.ts';
import { sectionComponents } from './registry.ts';
import { tonesOf } from './tones.ts';

/** Sections that are drawn first: `main` is at least as high as the screen, so that nothing below them shows. */
const FIRST_SCREEN = 2;

/** One page: its sections, from top to bottom. @throws on a section type that this build does not have. */
export function Page() {
  const content = useLoaderData<PageContent>();
  return <Sections key={content.page.address} {...content} />;
}

/** Drawn anew only with other content: the router tells of every step of a navigation. */
const Sections = memo(function Sections({ page, assets }: PageContent) {
  const { hash } = useLocation();
  const type = useNavigationType();
  // A link's page begins at its top: what is below the screen is drawn right after the frame that answers the
  // click. The first page, Back and a link to a section may begin anywhere.
  const atOnce = type === 'POP' || hash !== '';
  const whole = useDeferredValue(true, atOnce);
  const tones = tonesOf(page.sections);
  const seen = new Map<string, number>();
  return (
    <AssetsContext value={assets}>
      {page.sections.slice(0, whole ? undefined : FIRST_SCREEN).map((section, index) => {
        const Component = sectionComponents.get(section.type);
        if (!Component) throw new Error(`There is no section type “${section.type}”.`);
        // The first form of a page stays the same form when an editor puts a section above it.
        const nth = (seen.get(section.type) ?? 0) + 1;
        seen.set(section.type, nth);
        return <Component key={`${section.type} ${nth}`} {...section} tone={tones[index] ?? 'paper'} />;
      })}
    </AssetsContext>
  );
});
