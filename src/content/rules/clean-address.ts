/** The kinds of address that a field can hold. */
export type AddressKind = 'link' | 'email' | 'phone';

const addresses: Record<AddressKind, RegExp> = {
  link: /(?<=\]\s?\()[^\s()]+|(?:https?:\/\/|mailto:)[^\s<>‹›()[\]"“”]+/gi,
  email: /[^\s@<>(),;:[\]‹›"'“”]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu,
  phone: /[+(]?\d[\d\s().\-–\u00a0]{5,}\d/g,
};

/**
 * The address in a text with something around it: a label, pointed brackets, the Markdown of a link.
 * @returns the address alone; undefined where the text is one already, or it is not clear which is meant
 */
export function cleanAddress(text: string, kind: AddressKind): string | undefined {
  const [address, other] = new Set(text.match(addresses[kind]) ?? []);
  if (kind === 'link' && address === undefined) {
    const email = /^\S*$/.test(text) ? text : cleanAddress(text, 'email');
    return email !== undefined && /^[^\s/:]+@/.test(email) ? `mailto:${email}` : undefined;
  }
  const isAlone = address === text.trim() || (kind === 'link' && /^(?:https?:\/\/|mailto:)\S+$/i.test(text));
  return isAlone || other !== undefined ? undefined : address;
}

/** What a message says where an address is not alone. */
export const aloneHere = (kind: AddressKind) =>
  ({
    link: 'This is not how the address of a link is written.',
    email: 'Only the email address itself belongs here.',
    phone: 'Only the phone number itself belongs here.',
  })[kind];
