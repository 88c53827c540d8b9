import type { Code } from '../codes.ts';
import { error, type UnlocatedDiagnostic, warning } from '../diagnostic.ts';
import { nearest, sameName } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import { aloneHere, cleanAddress } from './clean-address.ts';
import type { FileSummary, Reference } from './references.ts';

/** What links can lead to. */
export interface Destinations {
  /** Names of places on each page, by address. */
  pages: Map<string, Set<string>>;
  /** Today's address of a page, by each of its old ones. */
  moved: Map<string, string>;
  /** Web address of this site, where site.yaml could be read. */
  ownAddress?: string;
  /** Pages with errors, of whose places nobody can be sure. */
  unsure?: Set<string>;
  /** Names of pages whose files are there under the wrong name, which is told at the file. */
  awaited?: readonly string[];
}

/** Gathers what links can lead to from the summaries of all pages. */
export function destinations(summaries: FileSummary[], ownAddress?: string): Destinations {
  const pages = new Map<string, Set<string>>();
  const moved = new Map<string, string>();
  for (const { address, anchors, formerly } of summaries) {
    if (address === undefined) continue;
    pages.set(address, new Set(anchors));
    for (const old of formerly) moved.set(old, address);
  }
  return { pages, moved, ...(ownAddress === undefined ? {} : { ownAddress }) };
}

/** Nearly every link: nothing about its form is in question. */
const ordinary = /^\/[a-z0-9/-]*(#[a-z0-9-]*)?$/;

/** Checks where one link leads. `#` alone is a link that is yet to be decided, and allowed. */
export function checkLink(
  link: Reference,
  from: FileSummary,
  to: Destinations,
): UnlocatedDiagnostic | undefined {
  const { name } = link;
  if (name === '#') return undefined;
  if (ordinary.test(name)) return pageLink(link, from, to);
  const alone = cleanAddress(name, 'link');
  // Which country a phone number is dialed in is for the person to say.
  if (alone?.startsWith('tel:') && !/^tel:/i.test(name))
    return bad(link, aloneHere('link'), { suggestion: `${linkKey(link)}${alone}` });
  if (alone !== undefined && /^\S+$/.test(alone)) return sure(link, aloneHere('link'), alone);
  if (/^mailto:/i.test(name)) {
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@?]+(\?\S*)?$/i.test(name)
      ? undefined
      : bad(link, `${quote(name)} cannot be an email link.`, { suggestion: 'mailto:name@company.com' });
  }
  if (/^tel:/i.test(name)) {
    return /^tel:\+?[\d().-]{7,20}$/i.test(name)
      ? undefined
      : bad(link, `${quote(name)} cannot be a phone link.`, { suggestion: 'tel:+12535550142' });
  }
  if (/^https?:/i.test(name)) return webLink(link, to);
  if (/^[a-z][a-z0-9+.-]*:/i.test(name)) {
    return bad(link, `${quote(name)} is a kind of link that this site does not allow.`, {
      suggestion: 'A link begins with / or #, or with https:, mailto: or tel:.',
    });
  }
  if (/^(www\.|[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|io|gov|edu|us)(\/|$))/i.test(name)) {
    return sure(link, `${quote(name)} is a web address without its beginning.`, `https://${name}`);
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

function sure(
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

/** How a suggestion begins: with the field; in Markdown, with nothing. */
const linkKey = ({ path }: Reference) => (typeof path.at(-1) === 'string' ? `${path.at(-1)}: ` : '');

function webLink(link: Reference, to: Destinations): UnlocatedDiagnostic | undefined {
  const own = to.ownAddress;
  if (/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/i.test(link.name)) {
    const local = link.name.replace(/^https?:\/\/[^/]*/i, '') || '/';
    return sure(link, 'This address works on your own computer only.', local, 'own-domain');
  }
  const plainHost = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/?#].*$/, '');
  if (own !== undefined && plainHost(link.name).toLowerCase() === plainHost(own).toLowerCase()) {
    const address = link.name.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
    return sure(link, 'This link leads to our own site; write it without the domain.', address, 'own-domain');
  }
  if (!/^https?:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i.test(link.name)) {
    return bad(link, `${quote(link.name)} cannot be a web address.`, {
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

function pageLink(link: Reference, from: FileSummary, to: Destinations): UnlocatedDiagnostic | undefined {
  const [written = '', anchor] = link.name.split('#', 2);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const address = written === '' ? from.address : written;
  if (address === undefined) {
    return bad(
      link,
      `${quote(link.name)} stands on every page, so it has to say on which page the place is.`,
      {
        suggestion: `${linkKey(link)}/${link.name}`,
      },
    );
  }
  const places = to.pages.get(address);
  if (places) return anchor === undefined ? undefined : checkAnchor(link, anchor, address, places, to);
  const today = to.moved.get(address);
  if (today !== undefined) {
    return sure(
      link,
      `The page ${quote(address)} is called ${quote(today)} now.`,
      today + hash,
      'moved-page',
    );
  }
  const tidy = tidied(address);
  if (to.pages.has(tidy)) {
    const what = address.startsWith('/')
      ? 'is not written as the page’s address'
      : 'lacks the slash in front';
    return sure(link, `${quote(link.name)} ${what}.`, tidy + hash, 'link-spelling');
  }
  if (to.awaited?.some((name) => sameName(name, tidy === '/' ? 'home' : tidy))) return undefined;
  const [near] = nearest(tidy, to.pages.keys());
  return error(link.path, 'value', 'unknown-page', `There is no page ${quote(address)}.`, {
    suggestion: near
      ? `${linkKey(link)}${near}${hash}`
      : `The pages are ${[...to.pages.keys()].slice(0, 12).join(', ')}.`,
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

function checkAnchor(
  link: Reference,
  anchor: string,
  address: string,
  places: Set<string>,
  to: Destinations,
): UnlocatedDiagnostic | undefined {
  if (anchor === '' || places.has(anchor) || to.unsure?.has(address)) return undefined;
  const [near] = nearest(anchor, places);
  const elsewhere = [...to.pages].find(([, others]) => others.has(anchor))?.[0];
  const better = near ? `${address}#${near}` : elsewhere ? `${elsewhere}#${anchor}` : undefined;
  return error(
    link.path,
    'value',
    'unknown-anchor',
    `There is no place ${quote(anchor)} on the page ${quote(address)}.`,
    {
      suggestion: better
        ? `${linkKey(link)}${better}`
        : `Give the section that is meant the line “id: ${anchor}”.`,
    },
  );
}
