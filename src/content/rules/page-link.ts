import { error, type UnlocatedDiagnostic, warning } from '../diagnostic.ts';
import { nearest } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import type { ContentIndex, FileSummary, Reference } from './content-index.ts';

/** How a suggestion begins: with the field; in Markdown, with nothing. */
export const linkKey = ({ path }: Reference) => (typeof path.at(-1) === 'string' ? `${path.at(-1)}: ` : '');

/** A link with one certain correction. */
export const fixable = (link: Reference, code: string, message: string, better: string) =>
  error(link.path, code, message, {
    suggestion: `${linkKey(link)}${better}`,
    fixed: better,
  });

/** Checks a link to a page of this site, or to a place on one. */
export function checkPageLink(
  link: Reference,
  from: FileSummary,
  to: ContentIndex,
): UnlocatedDiagnostic | undefined {
  const [written = '', anchor] = link.name.split('#', 2);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const address = written === '' ? from.address : written;
  if (address === undefined) {
    const message = `${quote(link.name)} is shown on every page, so it has to name the page as well.`;
    return error(link.path, 'bad-link', message, { suggestion: `${linkKey(link)}/${link.name}` });
  }
  const page = to.byAddress.get(address);
  if (page) {
    const problem = anchor === undefined ? undefined : checkAnchor(link, anchor, page, to);
    return problem ?? checkHidden(link, page, from);
  }
  const today = to.moved.get(address);
  if (today !== undefined) {
    const message = `The address of the page ${quote(address)} is now ${quote(today)}.`;
    return fixable(link, 'moved-page', message, today + hash);
  }
  const tidy = tidied(address);
  if (to.byAddress.has(tidy)) {
    const what = address.startsWith('/')
      ? 'is not how this page’s address is written'
      : 'needs a slash in front';
    return fixable(link, 'link-spelling', `${quote(link.name)} ${what}.`, tidy + hash);
  }
  if (to.elsewhere.has(`pages/${tidy.slice(1) || 'home'}.yaml`)) return undefined;
  const [near] = nearest(tidy, to.byAddress.keys());
  return error(link.path, 'unknown-page', `There is no page ${quote(address)}.`, {
    suggestion: near
      ? `${linkKey(link)}${near}${hash}`
      : `The pages are ${[...to.byAddress.keys()].slice(0, 12).join(', ')}.`,
  });
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
function checkHidden(link: Reference, page: FileSummary, from: FileSummary): UnlocatedDiagnostic | undefined {
  if (!page.hidden || from.hidden) return undefined;
  const message = `The page ${quote(page.address ?? '')} is hidden: header and footer leave such a link out; any other still leads visitors there.`;
  return warning(link.path, 'hidden-target', message, {
    suggestion: `Delete this link, or the line “hidden: true” of that page when visitors may see it.`,
  });
}

function checkAnchor(link: Reference, anchor: string, page: FileSummary, to: ContentIndex) {
  const { anchors, address = '' } = page;
  if (anchor === '' || anchors.includes(anchor) || page.incomplete) return undefined;
  const [near] = nearest(anchor, anchors);
  const elsewhere = to.pages.find((other) => other.anchors.includes(anchor))?.address;
  const better = near ? `${address}#${near}` : elsewhere && `${elsewhere}#${anchor}`;
  const message = `Nothing on the page ${quote(address)} has the id ${quote(anchor)}.`;
  const suggestion = better
    ? `${linkKey(link)}${better}`
    : `Give the section that is meant the line “id: ${anchor}”.`;
  return error(link.path, 'unknown-anchor', message, { suggestion });
}
