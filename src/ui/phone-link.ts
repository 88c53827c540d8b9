/** The `tel:` address of an American phone number as people write it. */
export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return `tel:${digits.startsWith('+') ? digits : `+1${digits.replace(/^1(?=\d{10}$)/, '')}`}`;
}
