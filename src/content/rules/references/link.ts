import type { Code } from '../../codes.ts';
import { error, type UnlocatedDiagnostic, warning } from '../../diagnostic.ts';
import { nearest, sameName } from '../../explain/nearest.ts';
import { quote } from '../../explain/wording.ts';
import { hasField } from '../../schema/shape.ts';
import { aloneHere, cleanAddress } from '../clean-address.ts';
import type { ContentIndex, FileSummary, Reference } from '../content-index.ts';
import type { ReferenceRule } from '../rule.ts';

export default {
  codes: [
    'bad-link',
    'hidden-target',
    'insecure-link',
    'link-spelling',
    'moved-page',
    'own-domain',
    'unknown-anchor',
    'unknown-page',
  ],
  kind: 'link',
  check: checkLink,
} satisfies ReferenceRule;

/** Nearly every link: nothing about its form is in question. */
const ordinary = /^\/[a-z0-9/-]*(#[a-z0-9-]*)?$/;

/** `#` alone is a link that is yet to be decided, and allowed. */
function checkLink(link: Reference, from: FileSummary, to: ContentIndex): UnlocatedDiagnostic | undefined {
  const { name } = link;
  if (name === '#') return undefined;
  if (name === '')
    return bad(link, 'This link leads nowhere: it has no address.', { suggestion: '[words](/address)' });
  if (ordinary.test(name)) return pageLink(link, from, to);
  const alone = cleanAddress(name, 'link');
  // Only the writer knows the country of a phone number.
  if (alone?.startsWith('tel:') && !/^tel:/i.test(name))
    return bad(link, aloneHere('link'), { suggestion: `${linkKey(link)}${alone}` });
  if (alone !== undefined && /^\S+$/.test(alone)) return fixable(link, aloneHere('link'), alone);
  if (/^mailto:/i.test(name)) {
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@?]+(\?\S*)?$/i.test(name)
      ? undefined
      : bad(link, `${quote(name)} is not an email link.`, { suggestion: 'mailto:name@company.com' });
  }
  if (/^tel:/i.test(name)) {
    return /^tel:\+?[\d().-]{7,20}$/i.test(name)
      ? undefined
      : bad(link, `${quote(name)} is not a phone link.`, { suggestion: 'tel:+12535550142' });
  }
  if (/^https?:/i.test(name)) return webLink(link, to);
  if (/^[a-z][a-z0-9+.-]*:/i.test(name)) {
    return bad(link, `This site does not allow links like ${quote(name)}.`, {
      suggestion: 'A link begins with / or #, or with https:, mailto: or tel:.',
    });
  }
  if (/^(www\.|[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|io|gov|edu|us)(\/|$))/i.test(name)) {
    return fixable(link, `${quote(name)} is a web address without its beginning.`, `https://${name}`);
  }
  return pageLink(link, from, to);
}

function bad(
  link: Reference,
  message: string,
  more: Pick<UnlocatedDiagnostic, 'suggestion'> = {},
): UnlocatedDiagnostic {
  return error(link.path, 'value', 'bad-link', message, more);
}

function fixable(
  link: Reference,
  message: string,
  better: string,
  code: Code = 'bad-link',
): UnlocatedDiagnostic {
  return error(link.path, 'value', code, message, {
    suggestion: `${linkKey(link)}${better}`,
    edit: { kind: 'set-text', text: better },
  });
}

const isWebAddress = (address: string) => /^https?:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i.test(address);

/** How a suggestion begins: with the field; in Markdown, with nothing. */
const linkKey = ({ path }: Reference) => (typeof path.at(-1) === 'string' ? `${path.at(-1)}: ` : '');

function webLink(link: Reference, to: ContentIndex): UnlocatedDiagnostic | undefined {
  const own = to.ownAddress;
  if (/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/i.test(link.name)) {
    const local = link.name.replace(/^https?:\/\/[^/]*/i, '') || '/';
    return fixable(link, 'This address works on your own computer only.', local, 'own-domain');
  }
  const plainHost = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/?#].*$/, '');
  if (own !== undefined && plainHost(link.name).toLowerCase() === plainHost(own).toLowerCase()) {
    const address = link.name.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
    return fixable(
      link,
      'This link leads to our own site; write it without the domain.',
      address,
      'own-domain',
    );
  }
  if (!isWebAddress(link.name)) {
    const spaced = link.name.trim().replace(/ /g, '%20');
    if (isWebAddress(spaced))
      return fixable(link, 'A web address has no spaces; each is written %20.', spaced);
    return bad(link, `${quote(link.name)} is not a web address.`, {
      suggestion: 'https://www.example.com',
    });
  }
  if (!/^http:/i.test(link.name)) return undefined;
  return warning(
    link.path,
    'value',
    'insecure-link',
    'This web address is not secure: it begins with http.',
    {
      suggestion: link.name.replace(/^http:/i, 'https:'),
    },
  );
}

function pageLink(link: Reference, from: FileSummary, to: ContentIndex): UnlocatedDiagnostic | undefined {
  const [written = '', anchor] = link.name.split('#', 2);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const address = written === '' ? from.address : written;
  if (address === undefined) {
    return bad(link, `${quote(link.name)} is shown on every page, so it has to name the page as well.`, {
      suggestion: `${linkKey(link)}/${link.name}`,
    });
  }
  const page = to.byAddress.get(address);
  if (page) {
    const problem = anchor === undefined ? undefined : checkAnchor(link, anchor, page, to);
    return problem ?? checkHidden(link, page, from);
  }
  const today = to.moved.get(address);
  if (today !== undefined) {
    return fixable(
      link,
      `The address of the page ${quote(address)} is now ${quote(today)}.`,
      today + hash,
      'moved-page',
    );
  }
  const tidy = tidied(address);
  if (to.byAddress.has(tidy)) {
    const what = address.startsWith('/')
      ? 'is not how this page’s address is written'
      : 'needs a slash in front';
    return fixable(link, `${quote(link.name)} ${what}.`, tidy + hash, 'link-spelling');
  }
  if (to.misplaced.pages.some((name) => sameName(name, tidy === '/' ? 'home' : tidy))) return undefined;
  if (isFile.test(address)) return fileLink(link, address, to);
  const [near] = nearest(tidy, to.byAddress.keys());
  return error(link.path, 'value', 'unknown-page', `There is no page ${quote(address)}.`, {
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

const isFile = /\.(pdf|zip|docx?|xlsx?|pptx?|od[tsp]|csv|txt|ics|vcf|png|jpe?g)$/i;

/** A file is offered by the section type that has a field for files, not by a link. */
function fileLink(link: Reference, address: string, { schemas }: ContentIndex): UnlocatedDiagnostic {
  const types = [...schemas.sections].flatMap(([type, { shape }]) =>
    hasField(shape, 'file') ? [quote(type)] : [],
  );
  const message = `A link leads to a page, and ${quote(address)} is a file.`;
  return error(link.path, 'value', 'unknown-page', message, {
    suggestion: `Put the file into content/files, and show it on a page with a section of the type ${types.join(' or ')}.`,
  });
}

/** A link to a hidden page; such pages may lead to each other. */
function checkHidden(link: Reference, page: FileSummary, from: FileSummary): UnlocatedDiagnostic | undefined {
  if (!page.hidden || from.hidden) return undefined;
  // Only the links of site.yaml come from no page; a button has to stay.
  const isLeftOut = from.address === undefined && link.path.length > 0 && !link.path.includes('button');
  const result = isLeftOut
    ? 'the published site leaves this link out of its header and footer'
    : 'this link still leads visitors there';
  return warning(
    link.path,
    'value',
    'hidden-target',
    `The page ${quote(page.address ?? '')} is hidden; ${result}.`,
    { suggestion: `Delete this link, or the line “hidden: true” of that page when visitors may see it.` },
  );
}

function checkAnchor(
  link: Reference,
  anchor: string,
  page: FileSummary,
  to: ContentIndex,
): UnlocatedDiagnostic | undefined {
  const { anchors, address = '' } = page;
  if (anchor === '' || anchors.includes(anchor) || page.incomplete) return undefined;
  if (page.hiddenAnchors.includes(anchor))
    return warning(
      link.path,
      'value',
      'hidden-target',
      `The section with ${quote(`#${anchor}`)} of the page ${quote(address)} is hidden; this link leads to the top of the page.`,
      {
        suggestion:
          'Change this link, or delete the line “hidden: true” of that section when visitors may see it.',
      },
    );
  const [near] = nearest(anchor, anchors);
  const elsewhere = to.pages.find((other) => other.anchors.includes(anchor))?.address;
  const better = near ? `${address}#${near}` : elsewhere ? `${elsewhere}#${anchor}` : undefined;
  const message = `Nothing on the page ${quote(address)} has the id ${quote(anchor)}.`;
  return error(link.path, 'value', 'unknown-anchor', message, {
    suggestion: better
      ? `${linkKey(link)}${better}`
      : `Give the section that is meant the line “id: ${anchor}”.`,
  });
}
