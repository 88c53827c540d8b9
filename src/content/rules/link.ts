import { corrected, error, type UnlocatedDiagnostic, warning, written } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import { readPhone } from '../shared/read-phone.ts';
import { aloneHere, cleanAddress } from './clean-address.ts';
import type { ContentIndex, Reference } from './content-index.ts';
import { checkFileLink, isFileLink } from './file-link.ts';
import { checkPageLink } from './page-link.ts';
import { explained } from './phone.ts';
import type { ReferenceRule } from './rule.ts';

/** Nearly every link: nothing about its form is in question. */
const ordinary = /^\/[a-z0-9/-]*(#[a-z0-9-]*)?$/;

/** `#` alone is a link that is yet to be decided, and allowed. */
export const checkLink: ReferenceRule = (link, from, to) => {
  const { name } = link;
  if (name === '#') return undefined;
  if (name === '') return bad(link, 'This link leads nowhere: it has no address.', '[words](/address)');
  if (ordinary.test(name)) return checkPageLink(link, from, to);
  if (/^(tel:|[+(\d])/i.test(name)) {
    const found = phoneLink(link, to);
    if (found !== 'no number') return found;
  }
  const alone = cleanAddress(name, 'link');
  if (alone !== undefined) return bad(link, aloneHere('link'), written(link.path, alone));
  if (/^mailto:/i.test(name)) return mailLink(link);
  if (/^https?:/i.test(name)) return webLink(link, to);
  if (/^[a-z][a-z0-9+.-]*:/i.test(name)) {
    const suggestion = 'A link begins with / or #, with https:, mailto: or tel:, or with files/.';
    return bad(link, `This site does not allow links like ${quote(name)}.`, suggestion);
  }
  if (/^(www\.|[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|io|gov|edu|us)(\/|$))/i.test(name)) {
    const message = `${quote(name)} is a web address without its beginning.`;
    return corrected(link.path, 'bad-link', message, `https://${name}`);
  }
  return isFileLink(name) ? checkFileLink(link, to) : checkPageLink(link, from, to);
};

const bad = ({ path }: Reference, message: string, suggestion: string) =>
  error(path, 'bad-link', message, suggestion);

/** A phone number as a link needs it: with the code of its country. */
const dialled = /^tel:\+[\d().-]+(;ext=\d+)?$/i;

/** Checks a link to a phone number. @returns undefined where it can be dialed */
function phoneLink(
  link: Reference,
  { country }: ContentIndex,
): UnlocatedDiagnostic | 'no number' | undefined {
  const number = link.name.replace(/^tel:\s*/i, '');
  const { link: better, trouble } = readPhone(number, country);
  if (better !== undefined)
    return dialled.test(link.name) ? undefined : corrected(link.path, 'bad-link', aloneHere('link'), better);
  const isAbroad = trouble === 'INVALID_COUNTRY';
  // While site.yaml does not say the country, nothing is certain; a short number may be the name of a page.
  if (isAbroad && country === undefined) return undefined;
  if (number === link.name && !(isAbroad && /(\d\D*){7}/.test(number))) return 'no number';
  return bad(link, ...explained(number, trouble, country ?? ''));
}

/** Checks a link that opens a message, which may fill in its subject. */
function mailLink(link: Reference): UnlocatedDiagnostic | undefined {
  if (/^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/i.test(link.name)) return undefined;
  return bad(link, `${quote(link.name)} is not an email link.`, 'mailto:name@company.com');
}

const isWebAddress = (address: string) => /^https?:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i.test(address);

function webLink(link: Reference, to: ContentIndex): UnlocatedDiagnostic | undefined {
  const own = to.ownAddress;
  if (/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/i.test(link.name)) {
    const local = link.name.replace(/^https?:\/\/[^/]*/i, '') || '/';
    return corrected(link.path, 'own-domain', 'This address works on your own computer only.', local);
  }
  const plainHost = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/?#].*$/, '');
  if (own !== undefined && plainHost(link.name).toLowerCase() === plainHost(own).toLowerCase()) {
    const address = link.name.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
    if (isFileLink(address)) return checkFileLink({ ...link, name: address }, to);
    const message = 'This link leads to our own site; write it without the domain.';
    return corrected(link.path, 'own-domain', message, address);
  }
  if (!isWebAddress(link.name) || !URL.canParse(link.name))
    return bad(link, `${quote(link.name)} is not a web address.`, 'https://www.example.com');
  if (!/^http:/i.test(link.name)) return undefined;
  const message = 'This web address is not secure: it begins with http.';
  return warning(link.path, 'insecure-link', message, link.name.replace(/^http:/i, 'https:'));
}
