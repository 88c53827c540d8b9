import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

/** A page as finished HTML in the parts that other tools put together. */
export interface PageParts {
  /** Its file's name without extension: `index` is the home page. */
  slug: string;
  title: string;
  /** The rest of what describes the page: elements of its `<head>`. */
  head: string;
  /** Names of the style sheets that it has in addition to the common one. */
  sections: string[];
  /** The header, with the page marked as the open one. */
  header: string;
  /** What is in `<main>`. */
  main: string;
}

/** What all pages of a site share. */
export interface SharedParts {
  /** The header without a mark. */
  header: string;
  footer: string;
  /** Style sheets by name: `base`, those of some sections, and the late one of each page. */
  styles: Map<string, string>;
  /** All style sheets in one, for tools that link one. */
  stylesheet: string;
}

/** Elements of a `<head>` that belong to how this site paints, prints and sends forms. */
const OURS_ALONE = /print\.css|mail-service|rel="expect"/;

const isPage = (file: string) => file.endsWith('.html') && file !== '404.html';
const nameOf = (css: string) => createHash('sha256').update(css).digest('hex').slice(0, 8);

/** The part of a text between two others. @throws Error when it is not there */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + start.length);
  if (from < 0 || to < 0) throw new Error(`The built page has no ${start}…${end}.`);
  return text.slice(from + start.length, to);
}

const stylesOf = (html: string) =>
  [...html.matchAll(/<style data-section>(.*?)<\/style>/gs)].map(([, css = '']) => css);

const lateUrl = (html: string) => /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';

/** Takes the pages of a built site apart, one by one, because 10,000 do not fit into the memory. */
export function* readPages(dist: string): Generator<PageParts> {
  for (const file of readdirSync(dist).filter(isPage)) {
    const html = readFileSync(join(dist, file), 'utf8');
    const head = between(html, '</title>', '</head>');
    yield {
      slug: parse(file).name,
      title: decode(between(html, '<title>', '</title>')),
      head: (head.match(/<(?:meta|link) [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs) ?? [])
        .filter((tag) => !OURS_ALONE.test(tag))
        .join(''),
      sections: [...stylesOf(html).map(nameOf), parse(lateUrl(html)).name],
      header: headerOf(html),
      main: between(html, '<main id="main">', '</main>'),
    };
  }
}

/** Reads what the pages of a built site share. */
export function readShared(dist: string): SharedParts {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  // This site's script loads the typeface after the first paint; other sites leave that to the style sheet.
  const own = between(html, '<style>', '</style>').replace(
    /^@media ?\(scripting: ?none\) ?\{(@font-face ?\{.*?\})\}/,
    '$1',
  );
  if (!own.startsWith('@font-face')) throw new Error('The style sheet does not begin with the typeface.');
  const read = (url = '') => readFileSync(join(dist, url), 'utf8');
  const pages = readdirSync(dist).filter(isPage).map(read);
  const late = new Map(pages.map((html) => [parse(lateUrl(html)).name, read(lateUrl(html))]));
  const sections = pages.flatMap(stylesOf).map((css) => [nameOf(css), css] as const);
  // With the least that is also in the style sheet of all sections.
  const common = read(lateUrl(read('404.html')));
  return {
    header: headerOf(html)
      .replaceAll(/ aria-current="[^"]*"/g, '')
      .replaceAll(/<span class="navigation-marker".*?<\/span>/g, ''),
    footer: `<footer ${between(html, '<footer ', '</footer>')}</footer>`,
    styles: new Map([['base', own], ...sections, ...late]),
    stylesheet: [own, read(/data-styles="([^"]+)"/.exec(html)?.[1]), common].join('\n'),
  };
}

const headerOf = (html: string) =>
  `<a class="skip-link" ${between(html, '<a class="skip-link" ', '</header>')}</header>`;

/** The text of escaped HTML. */
export function decode(html: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
  return html.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (entity, name: string) => characters[name] ?? entity);
}
