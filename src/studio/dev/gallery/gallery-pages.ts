import type { ViteDevServer } from 'vite';
import type { Page, Schemas, Section, Site } from '../../../content/index.ts';
import { readExamples } from '../../../content/node/index.ts';
import type { Assets } from '../../../site/context/assets.ts';
import type { PageContent } from '../../../site/page/content.ts';
import { styleElements } from '../style-elements.ts';
import { readSectionTypes } from './section-types.ts';

const RENDER = '/src/studio/dev/gallery/render-gallery.tsx';
const CLIENT = '/src/studio/dev/gallery/gallery-client.ts';
type RenderModule = typeof import('./render-gallery.tsx');

/** Adds assets to a page, including texts that only examples use. */
type Assemble = (page: Page, moreTexts: Assets['texts']) => Promise<PageContent>;

/**
 * Renders the pages of the gallery: the list at `/_gallery` and one page for each example below it.
 * @returns a function that returns the HTML at an address, or undefined
 */
export function galleryPages(vite: ViteDevServer, shellCss: string, assemble: Assemble) {
  return async (address: string, site: Site, schemas: Schemas): Promise<string | undefined> => {
    const [, root, type, number, ...more] = address.split('/');
    if (root !== '_gallery' || more.length > 0) return undefined;
    const render = (await vite.ssrLoadModule(RENDER)) as RenderModule;
    const documentOf = async (title: string, body: string, script = '') =>
      [
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">',
        `${await styleElements(vite, RENDER)}<style>${shellCss}</style>${script}</head><body>${body}</body></html>`,
      ].join('');
    if (type === undefined) {
      const list = render.renderGallery(readSectionTypes(schemas));
      return documentOf('Gallery of sections', list, `<script type="module" src="${CLIENT}"></script>`);
    }
    const entry = schemas.sections.get(type);
    const example = entry && readExamples(type)[Number(number) - 1];
    if (!example) return undefined;
    const section = entry.schema.parse(example.section) as Section;
    // Without a title, which would be shown above the first section unless that is a hero.
    const page = { name: '', address, title: '', description: '', sections: [section] };
    return documentOf(type, render.renderSections(site, await assemble(page, render.exampleTexts())));
  };
}
