import { useLoaderData } from 'react-router-dom';
import { AssetsContext } from './assets.ts';
import type { PageContent } from './content.ts';
import { sectionComponents } from './registry.ts';
import { tonesOf } from './tones.ts';

/** One page: its sections, from top to bottom. @throws on a section type that this build does not have. */
export function Page() {
  const { page, assets } = useLoaderData<PageContent>();
  const tones = tonesOf(page.sections);
  const seen = new Map<string, number>();
  return (
    <AssetsContext value={assets}>
      {page.sections.map((section, index) => {
        const Component = sectionComponents.get(section.type);
        if (!Component) throw new Error(`There is no section type “${section.type}”.`);
        // The first form of a page stays the same form when an editor puts a section above it.
        const nth = (seen.get(section.type) ?? 0) + 1;
        seen.set(section.type, nth);
        const key = `${page.address} ${section.type} ${nth}`;
        return <Component key={key} {...section} tone={tones[index] ?? 'paper'} />;
      })}
    </AssetsContext>
  );
}
