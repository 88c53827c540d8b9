import type { FieldData } from '../../../field-data.ts';
import { nameFromTitle, pageFileAt } from '../../../page-name.ts';
import type { PageReference } from '../../../room/pages.ts';
import { editorUrl, post } from '../../api.ts';
import { SITE } from '../../data/page-data.ts';

/** Does something with a whole page at once, and opens where to go on. @throws Error with a sentence for the editor */
async function run(action: string, ...given: (string | undefined)[]): Promise<void> {
  location.assign(editorUrl(await post<string>(action, ...given)));
}

/** Why nothing can be done with whole pages before the changes are saved. */
export const UNSAVED = 'Save your changes first.';

/** The description of a copied page, because two pages cannot have the same one. */
const DESCRIPTION = 'Your words – one or two sentences for search results';

export const createPage = (title: string) => run('createPage', nameFromTitle(title), title);

export const copyPage = (address: string, title: string) =>
  run('copyPage', pageFileAt(address), nameFromTitle(title), title, DESCRIPTION);

/** @param name the new address; its slash may be left out */
export const renamePage = (address: string, name: string) =>
  run('renamePage', pageFileAt(address), name.replace(/^\//, ''));

/** @param leadTo address of the page that links, and visitors with the old address, are led to from now on; '' for none */
export const deletePage = (address: string, leadTo: string) =>
  run('deletePage', pageFileAt(address), leadTo === '' ? undefined : pageFileAt(leadTo));

/** What still leads to a page. */
export const referencesTo = (address: string) => post<PageReference[]>('referencesTo', pageFileAt(address));

/** The place of a link in words. */
export function whereOf({ file, path }: PageReference, { pages, texts }: FieldData): string {
  if (file === SITE) {
    const part = { navigation: 'header', footer: 'footer' }[String(path[0])];
    return `in the ${part ?? 'settings of the whole site'}`;
  }
  const text = texts.find(({ name }) => file === `text/${name}.md`);
  if (text) return `in the text “${text.title}”`;
  const page = pages.find(({ address }) => file === pageFileAt(address));
  const section = path[0] === 'sections' ? `, section ${Number(path[1]) + 1}` : '';
  return `on the page “${page?.title ?? file}”${section}`;
}
