import { useLoaderData } from 'react-router-dom';
import { AssetsContext } from './assets.ts';
import type { PageContent } from './content.ts';
import { sectionComponents } from './registry.ts';
import { tonesOf } from './tones.ts';

/** One page: its sections, from top to bottom. @throws on a section type that this build does not have. */
export function Page() {
  const { page, assets } = useLoaderData<PageContent>();
  const tones = tonesOf(page.sections);
  return (
    <AssetsContext value={assets}>
      {page.sections.map((section, index) => {
        const Component = sectionComponents.get(section.type);
        if (!Component) throw new Error(`There is no section type “${section.type}”.`);
        // A page's sections never change places while it is shown, so their position is their identity.
        const key = `${page.address} ${index}`;
        return <Component key={key} {...section} tone={tones[index] ?? 'paper'} />;
      })}
    </AssetsContext>
  );
}
