import { corrected, error } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import { aloneHere, cleanAddress } from './clean-address.ts';
import type { TextRule } from './rule.ts';

/** A domain in the letters of any language. */
const domain = '[\\p{L}\\p{M}\\p{N}-]+(\\.[\\p{L}\\p{M}\\p{N}-]+)*\\.(\\p{L}[\\p{L}\\p{M}]+|xn--[a-z0-9-]+)';
const emailForm = new RegExp(`^[^\\s@<>(),;:]+@${domain}$`, 'iu');
const webForm = new RegExp(`^https://${domain}(:\\d+)?(/\\S*)?$`, 'iu');
const domainForm = new RegExp(`^${domain}$`, 'iu');

/** The form of email addresses. */
export const email: TextRule = (text, path) => {
  const code = 'bad-email';
  if (emailForm.test(text.trim())) return undefined;
  if (/@.+@/.test(text)) return error(path, code, 'There is room for one email address here.');
  const better = cleanAddress(text, 'email') ?? '';
  return emailForm.test(better)
    ? error(path, code, aloneHere('email'), `${path.at(-1)}: ${better}`)
    : error(path, code, `${quote(text)} is not an email address.`, 'Write it like name@company.com.');
};

/** The form of web addresses. */
export const webAddress: TextRule = (text, path) => {
  const address = text.trim();
  const code = 'bad-web-address';
  if (webForm.test(address)) {
    if (path.length === 1 && /^https:\/\/[^/]+\/[^/]/i.test(address)) {
      const message = 'This is the address of the whole site, with nothing behind the domain.';
      return error(path, code, message, `${path[0]}: ${address.split('/', 3).join('/')}`);
    }
    if (!address.endsWith('/')) return undefined;
    return corrected(path, code, 'This web address must not end with a slash.', address.replace(/\/+$/, ''));
  }
  const bare = address.replace(/^(https?:)?\/*/i, '').replace(/\/+$/, '');
  const message = `${quote(address)} is not a web address.`;
  return domainForm.test(bare)
    ? corrected(path, code, message, `https://${bare}`)
    : error(path, code, message, 'Write it like https://www.example.com.');
};
