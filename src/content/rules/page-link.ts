import { corrected, error, type UnlocatedDiagnostic, warning, written } from '../diagnostic.ts';
import { nearest } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import type { ContentIndex, FileSummary, Reference } from './content-index.ts';

/** Checks a link to a page of this site, or to a place on one. */
export function checkPageLink(
  link: Reference,
  from: FileSummary,
  to: ContentIndex,
): UnlocatedDiagnostic | undefined {
  const { path, name } = link;
  const [before = '', anchor] = name.split('#', 2);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const address = before === '' ? from.address : before;
  if (address === undefined) {
    const message = `${quote(name)} is shown on every page, so it has to name the page as well.`;
    return error(path, 'bad-link', message, written(path, `/${name}`));
  }
  const page = to.byAddress.get(address);
  if (page) {
    const problem = anchor === undefined ? undefined : checkAnchor(link, anchor, page, to);
    return problem ?? checkHidden(link, page, from);
  }
  const today = to.moved.get(address);
  if (today !== undefined) {
    const message = `The address of the page ${quote(address)} is now ${quote(today)}.`;
    return corrected(path, 'moved-page', message, today + hash);
  }
  const tidy = tidied(address);
  if (to.byAddress.has(tidy)) {
    const what = address.startsWith('/')
      ? 'is not how this page’s address is written'
      : 'needs a slash in front';
    return corrected(path, 'link-spelling', `${quote(name)} ${what}.`, tidy + hash);
  }
  if (to.elsewhere.has(`pages/${tidy.slice(1) || 'home'}.yaml`)) return undefined;
  const [near] = nearest(tidy, to.byAddress.keys());
  const suggestion =
    near === undefined
      ? `The pages are ${[...to.byAddress.keys()].slice(0, 12).join(', ')}.`
      : written(path, near + hash);
  return error(path, 'unknown-page', `There is no page ${quote(address)}.`, suggestion);
}

/** The address that `address` would be if only its form were wrong: slashes, capitals, an ending, spaces. */
function tidied(address: string): string {
  const name = address
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/\.(ya?ml|html?|md)$/, '')
    .replace(/^[./]*(pages\/)?/, '')
    .replace(/\/+(index)?$/, '');
  return name === 'home' || name === 'index' ? '/' : `/${name}`;
}

/** A link to a hidden page; such pages may lead to each other. */
function checkHidden({ path }: Reference, page: FileSummary, from: FileSummary) {
  if (!page.hidden || from.hidden) return undefined;
  const message = `The page ${quote(page.address ?? '')} is hidden: header and footer leave such a link out; any other still leads visitors there.`;
  const suggestion = 'Delete this link, or the line “hidden: true” of that page when visitors may see it.';
  return warning(path, 'hidden-target', message, suggestion);
}

function checkAnchor({ path }: Reference, anchor: string, page: FileSummary, to: ContentIndex) {
  const { anchors, address = '' } = page;
  if (anchor === '' || anchors.includes(anchor) || page.incomplete) return undefined;
  const [near] = nearest(anchor, anchors);
  const elsewhere = to.pages.find((other) => other.anchors.includes(anchor))?.address;
  const better = near ? `${address}#${near}` : elsewhere && `${elsewhere}#${anchor}`;
  const message = `Nothing on the page ${quote(address)} has the id ${quote(anchor)}.`;
  const suggestion = better
    ? written(path, better)
    : `Give the section that is meant the line “id: ${anchor}”.`;
  return error(path, 'unknown-anchor', message, suggestion);
}
