import { pageAt, textOf, textsOf } from './built-pages.ts';

/** A link as visitors see it: its words and where it leads. */
export type Link = [words: string, href: string];

export const linksIn = (element: Element): Link[] =>
  Array.from(element.querySelectorAll('a'), (link) => [textOf(link), link.getAttribute('href') ?? '']);

/** What a visitor finds in one section of a built page. */
export class BuiltSection {
  constructor(readonly element: Element) {}

  text = () => textOf(this.element);
  id = () => this.element.id;
  /** The items of its list, each a text. */
  items = () => textsOf(this.element.querySelectorAll('li'));
  /** The titles of its cards or projects. */
  titles = () => textsOf(this.element.querySelectorAll('h3'));
  links = () => linksIn(this.element);
  pictures = () => this.element.querySelectorAll('img').length;
  /** Its numbers with their labels. */
  figures = () =>
    Array.from(this.element.querySelectorAll('.stat'), (stat) => [
      textOf(stat.querySelector('.stat-number')),
      textOf(stat.querySelector('.stat-label')),
    ]);
}

/** The sections of a page, from top to bottom. */
export const sectionsOf = (address: string) =>
  Array.from(
    pageAt(address).querySelectorAll('main > :is(.hero, .section)'),
    (element) => new BuiltSection(element),
  );

/** The headings of a page's sections, from top to bottom; a section without one is left empty. */
export const headingsOf = (address: string) =>
  sectionsOf(address).map(({ element }) => textOf(element.querySelector('h1, h2')));

/**
 * The section of a page whose heading begins so.
 * @throws Error when the page has none
 */
export function section(address: string, heading: string): BuiltSection {
  const at = headingsOf(address).findIndex((one) => one.startsWith(heading));
  const found = sectionsOf(address)[at];
  if (!found) throw new Error(`${address} has no section “${heading}”.`);
  return found;
}

/** The section that opens a page. */
export const hero = (address: string) => section(address, textOf(pageAt(address).querySelector('h1')));

/**
 * The section that closes a page.
 * @throws Error when the page has no sections
 */
export function closing(address: string): BuiltSection {
  const last = sectionsOf(address).at(-1);
  if (!last) throw new Error(`${address} has no sections.`);
  return last;
}

/** Whether the text covers every subject. */
export const missing = (text: string, subjects: RegExp[]) =>
  subjects.filter((subject) => !subject.test(text));
