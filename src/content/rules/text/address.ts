import type { CodeEntry } from '../../codes.ts';
import { error, type Path, type UnlocatedDiagnostic } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import { aloneHere, cleanAddress } from '../clean-address.ts';
import type { TextRule } from '../rule.ts';

const codes = {
  'bad-web-address': ['Not a web address', 'address: company'],
} satisfies Record<string, CodeEntry>;
type Found = UnlocatedDiagnostic<keyof typeof codes | 'bad-email' | 'bad-phone'>;

/** The form of email addresses, phone numbers and web addresses. */
export default {
  codes,
  fields: ['email', 'phone', 'web-address'],
  check(text, path, { field }) {
    if (field === 'web-address') return webAddress(text.trim(), path);
    return field === 'email'
      ? contact(text, path, 'email', isEmail, 'an email address', 'name@company.com')
      : contact(text, path, 'phone', isPhone, 'a phone number', '(253) 555-0142');
  },
} satisfies TextRule<Found['code']>;

const isEmail = (text: string) => /^[^\s@<>(),;:]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(text.trim());

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-–\u00a0]+$/.test(text.trim()) && digits >= 7 && digits <= 15;
}

function contact(
  text: string,
  path: Path,
  kind: 'email' | 'phone',
  isValid: (text: string) => boolean,
  name: string,
  example: string,
): Found | undefined {
  if (isValid(text)) return undefined;
  const code = `bad-${kind}` as const;
  const [first, second] = text.split(/\s*(?:[,;/|]|\bor\b|\band\b)\s*/).filter(isValid);
  if (first !== undefined && second !== undefined)
    return error(
      path,
      code,
      `There is room for one ${kind === 'email' ? 'email address' : 'phone number'} here.`,
      {
        suggestion: `${path.at(-1)}: ${first}`,
      },
    );
  const better = cleanAddress(text, kind);
  if (better !== undefined && isValid(better)) return corrected(path, code, aloneHere(kind), better);
  return error(path, code, `${quote(text)} is not ${name}.`, {
    suggestion: `Write it like ${example}.`,
  });
}

const corrected = (path: Path, code: Found['code'], message: string, text: string) =>
  error(path, code, message, {
    suggestion: `${path.at(-1)}: ${text}`,
    fixed: text,
  });

function webAddress(address: string, path: Path): Found | undefined {
  const code = 'bad-web-address';
  if (/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?(\/\S*)?$/i.test(address)) {
    const isOwn = path.length === 1;
    if (isOwn && /^https:\/\/[^/]+\/[^/]/i.test(address)) {
      const message = 'This is the address of the whole site, with nothing behind the domain.';
      const suggestion = `${path[0]}: ${address.split('/', 3).join('/')}`;
      return error(path, code, message, { suggestion });
    }
    if (!address.endsWith('/')) return undefined;
    return corrected(path, code, 'This web address must not end with a slash.', address.replace(/\/+$/, ''));
  }
  const bare = address.replace(/^(https?:)?\/*/i, '').replace(/\/+$/, '');
  const message = `${quote(address)} is not a web address.`;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(bare)
    ? corrected(path, code, message, `https://${bare}`)
    : error(path, code, message, { suggestion: 'Write it like https://www.example.com.' });
}
