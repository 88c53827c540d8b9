import { memo } from 'react';
import { AssetsContext } from '../context/assets.ts';
import type { PageContent } from './content.ts';
import { PageTitle } from './PageTitle.tsx';
import { sectionComponents } from './registry.ts';
import { tonesOf } from './tones.ts';

/** Sections that a screen shows before anyone scrolls. `main` is at least as high as the screen, so no footer is below them. */
export const FIRST_SCREEN = 2;

interface Props {
  content: PageContent;
  /** Number of sections to render, from the top; all by default. */
  count?: number | undefined;
}

/**
 * The sections of a page, from top to bottom; its title above them if none of them opens the page with it.
 * Renders again only for other content.
 * @throws on a section type that this build does not have.
 */
export const Sections = memo(function Sections({ content: { page, assets }, count }: Props) {
  const tones = tonesOf(page.sections);
  const seen = new Map<string, number>();
  return (
    <AssetsContext value={assets}>
      {page.title && !page.opened && <PageTitle>{page.title}</PageTitle>}
      {page.sections.slice(0, count).flatMap((section, index) => {
        const Component = sectionComponents.get(section.type);
        if (!Component) throw new Error(`There is no section type “${section.type}”.`);
        // Counted by type, so that a form keeps its state when an editor adds a section above it.
        const nth = (seen.get(section.type) ?? 0) + 1;
        seen.set(section.type, nth);
        const element = (
          <Component key={`${section.type} ${nth}`} {...section} tone={tones[index] ?? 'paper'} />
        );
        // The first paint waits for this element (see html-document.ts). In a flat list, so that sections keep their state beside it.
        return index === FIRST_SCREEN
          ? [<span key="first-screen" id="first-screen" hidden />, element]
          : element;
      })}
    </AssetsContext>
  );
});
