/** The kinds of address that a field can hold. */
export type AddressKind = 'link' | 'email' | 'phone';

const mail = /[^\s@<>(),;:[\]‹›"'“”]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;

/**
 * The address in a text with something around or in it that does not belong there: a label, pointed
 * brackets, a space behind `mailto:`, the Markdown of a link.
 * @returns the address alone; undefined where the text is one already, or it is not clear which is meant
 */
export function cleanAddress(written: string, kind: AddressKind): string | undefined {
  const text = written.trim();
  const clean = kind === 'link' ? cleanLink(text) : kind === 'email' ? cleanEmail(text) : cleanPhone(text);
  return clean === text ? undefined : clean;
}

/** What a message says where an address is not alone. */
export const aloneHere = (kind: AddressKind) =>
  ({
    link: 'This is not how the address of a link is written.',
    email: 'Only the email address itself belongs here.',
    phone: 'Only the phone number itself belongs here.',
  })[kind];

function cleanEmail(text: string): string | undefined {
  const signs = text
    .replace(/\s*[([]\s*(at|@)\s*[)\]]\s*/i, '@')
    .replace(/\s*[([]\s*(dot|\.)\s*[)\]]\s*/gi, '.');
  const found = new Set((signs.match(mail) ?? []).map((one) => one.toLowerCase()));
  const [first] = signs.match(mail) ?? [];
  return found.size === 1 ? first : undefined;
}

/** A label before the number, such as “Tel.:”, goes; letters behind it may be an extension and stay. */
function cleanPhone(text: string): string | undefined {
  const found = /^(?:[a-z]{1,9}\.?[: ]\s*)?([+\d(][\d\s().\-–\u00a0]*\d)$/i.exec(text)?.[1];
  return found && /(\d\D*){7}/.test(found) ? found : undefined;
}

function cleanLink(text: string): string | undefined {
  const markdown = /^\[[^\]]*\]\s*\(([^)]*)\)$/.exec(text)?.[1];
  const bare = (markdown ?? text).trim().replace(/^[<‹](.*)[>›]$/, '$1');
  if (/^https?:\/\/\S+$/i.test(bare)) return bare;
  const web = /^h{0,2}t{1,2}ps?\s*:?\s*\/{1,2}\s*(\S+\.\S+)$/i.exec(bare)?.[1];
  if (web) return `${/^\w*ps/i.test(bare) ? 'https' : 'http'}://${web}`;
  const email = /^mailto\s*:\s*(\S+@\S+)$/i.exec(bare)?.[1];
  if (email) return `mailto:${email}`;
  if (/^[^\s@/:]+@\S+$/.test(bare) || /^(e-?)?mail:/i.test(bare)) {
    const email = cleanEmail(bare);
    return email && `mailto:${email}`;
  }
  return bare.replace(/^(\/[\w/-]*)\s+#/, '$1#').replace(/^(\/[\w/#-]*\w)[.,;]$/, '$1');
}
