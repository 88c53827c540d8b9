import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** The digits of A to Z on the keys of a phone. */
const KEYS = '22233344455566677778889999';

/** A number such as 1-800-FLOWERS. */
const spelled = /^[+\d(][\dA-Z\s().-]*$/;

/** Why a number cannot be called. */
export type Trouble = NonNullable<ReturnType<typeof validatePhoneNumberLength>> | 'NOT_IN_USE';

/**
 * Reads a phone number as people write it: with punctuation, an extension, or letters for digits.
 * @param country two letters: where a number without the code of a country is called
 * @returns its `tel:` URI (RFC 3966), with the code of the country; or why there is none
 */
export function readPhone(
  written: string,
  country = '',
): { link: string; trouble?: undefined } | { link?: undefined; trouble: Trouble } {
  const code = country.toUpperCase();
  const options = { extract: false, ...(isSupportedCountry(code) && { defaultCountry: code }) };
  const digits = spelled.test(written)
    ? written.replace(/[A-Z]/g, (letter) => KEYS[letter.charCodeAt(0) - 65] ?? '')
    : written;
  for (const text of [written, digits]) {
    const number = parsePhoneNumberFromString(text, options);
    if (number?.isValid()) return { link: number.getURI() };
  }
  return { trouble: validatePhoneNumberLength(digits, options) ?? 'NOT_IN_USE' };
}
