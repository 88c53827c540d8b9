import { error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import type { FieldKind } from '../schema/fields.ts';
import { aloneHere, cleanAddress } from './clean-address.ts';

type Checked = 'email' | 'phone' | 'web-address';

/** Whether texts of this kind are addresses that can be judged by their form alone. */
export const isAddress = (field: FieldKind | undefined): field is Checked =>
  field === 'email' || field === 'phone' || field === 'web-address';

/** Looks at the form of an address. */
export function checkAddress(text: string, kind: Checked, path: Path): UnlocatedDiagnostic[] {
  if (kind === 'web-address') return webAddress(text, path);
  if (kind === 'email' ? isEmail(text) : isPhone(text)) return [];
  const [name, example] =
    kind === 'email' ? ['an email address', 'name@company.com'] : ['a phone number', '(253) 555-0142'];
  const better = cleanAddress(text, kind);
  const isBetter = better !== undefined && (kind === 'email' ? isEmail(better) : isPhone(better));
  if (!isBetter) {
    const message = `${quote(text)} cannot be ${name}.`;
    return [error(path, 'value', `bad-${kind}`, message, { suggestion: `It reads like ${example}.` })];
  }
  return [
    error(path, 'value', `bad-${kind}`, aloneHere(kind), {
      suggestion: `${path.at(-1)}: ${better}`,
      edit: { kind: 'set-text', text: better },
    }),
  ];
}

const isEmail = (text: string) => /^[^\s@<>(),;:]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(text.trim());

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-–\u00a0]+$/.test(text.trim()) && digits >= 7 && digits <= 15;
}

function webAddress(text: string, path: Path): UnlocatedDiagnostic[] {
  const address = text.trim();
  if (/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?(\/\S*)?$/i.test(address)) {
    const isOwn = path.length === 1;
    if (isOwn && /^https:\/\/[^/]+\/[^/]/i.test(address)) {
      const message = 'This is the address of the whole site, with nothing behind the domain.';
      const suggestion = `${path[0]}: ${address.split('/', 3).join('/')}`;
      return [error(path, 'value', 'bad-web-address', message, { suggestion })];
    }
    if (!address.endsWith('/')) return [];
    return [
      error(path, 'value', 'bad-web-address', 'This web address ends in a slash; it must not.', {
        edit: { kind: 'set-text', text: address.replace(/\/+$/, '') },
        suggestion: address.replace(/\/+$/, ''),
      }),
    ];
  }
  const bare = address.replace(/^(https?:)?\/*/i, '').replace(/\/+$/, '');
  const better = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(bare) ? `https://${bare}` : undefined;
  return [
    error(path, 'value', 'bad-web-address', `${quote(text)} cannot be a web address.`, {
      suggestion: better ?? 'It reads like https://www.example.com.',
      ...(better ? { edit: { kind: 'set-text', text: better } } : {}),
    }),
  ];
}
