import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import type { Section, SectionEntry, Site } from '../../../content/index.ts';
import { readExamples } from '../../../content/node/index.ts';
import { escapeHtml } from '../../../site/page/escape-html.ts';
import type { DevPages } from '../dev-pages.ts';
import type { LiveContent } from '../live-content.ts';
import { plainDocument } from '../plain-document.ts';
import { styleElements } from '../style-elements.ts';

const RENDER = '/src/studio/dev/gallery/render-example.tsx';
type RenderModule = typeof import('./render-example.tsx');

/**
 * The gallery: all section types with their examples at `/_gallery`, and each example alone at `/_gallery/<type>/<number>`.
 * @param css the style that all pages share
 * @returns a function that returns the HTML at an address, or undefined
 */
export function galleryPages(vite: ViteDevServer, live: LiveContent, css: string, { assemble }: DevPages) {
  async function list(): Promise<string> {
    const { version, schemas } = live;
    const types = [...schemas.sections.keys()].map((type) => `<li><a href="#${type}">${type}</a></li>`);
    const body = [
      `<nav aria-label="Section types"><ul>${types.join('')}</ul></nav><main>`,
      '<h1>Every section, with its words</h1><p>Copy an example (a click selects it) into a page under ',
      '<code>sections:</code>, change the words, save. Drag the corner of a frame to see it at another width. ',
      'See <code>content/REFERENCE.md</code> for all fields.</p>',
      ...[...schemas.sections].map(typeEntry),
      '</main>',
    ];
    const style = `<style>${await readFile('src/studio/dev/gallery/style.css', 'utf8')}</style>`;
    return plainDocument({ title: 'Gallery of sections', version, head: style, body: body.join('') });
  }

  async function example(type: string, number: number, site: Site): Promise<string | undefined> {
    const entry = live.schemas.sections.get(type);
    const found = entry && readExamples(type)[number - 1];
    if (!found) return undefined;
    const { exampleTexts, renderExample } = (await vite.ssrLoadModule(RENDER)) as RenderModule;
    // Without a title, which would be shown above the first section unless that is a hero.
    const page = { name: '', address: '', title: '', description: '' };
    const sections = [entry.schema.parse(found.section) as Section];
    const body = renderExample(site, await assemble({ ...page, sections }, exampleTexts()));
    const head = `${await styleElements(vite, RENDER)}<style>${css}</style>`;
    return plainDocument({ title: type, head, body });
  }

  return async (address: string, site: Site): Promise<string | undefined> => {
    const [, root, type, number, ...more] = address.split('/');
    if (root !== '_gallery' || more.length > 0) return undefined;
    return type === undefined ? list() : example(type, Number(number), site);
  };
}

function typeEntry([type, { shape }]: [type: string, entry: SectionEntry]): string {
  const examples = readExamples(type).map(({ name, yaml }, index) => {
    const address = `/_gallery/${type}/${index + 1}`;
    const title = escapeHtml(name);
    return [
      `<article><h3>${title} <a href="${address}" aria-label="Open alone: ${title}">Open alone</a></h3>`,
      `<div class="frame"><iframe src="${address}" title="${type}: ${title}" loading="lazy"></iframe></div>`,
      `<pre tabindex="0"><code>${escapeHtml(yaml)}</code></pre></article>`,
    ].join('');
  });
  return `<section id="${type}"><h2>${type}</h2><p>${escapeHtml(shape.description ?? '')}</p>${examples.join('')}</section>`;
}
