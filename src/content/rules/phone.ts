import { error } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import { readPhone, type Trouble } from '../shared/read-phone.ts';
import { aloneHere, cleanAddress } from './clean-address.ts';
import type { ReferenceRule } from './rule.ts';

/** Phone numbers that nobody can call, in the country of the address beside them, else in that of the company. */
export const phone: ReferenceRule = ({ name, path, country: own }, _, { country: company }) => {
  const country = own ?? company;
  if (country === undefined) return undefined;
  const { trouble } = readPhone(name, country);
  if (trouble === undefined) return undefined;
  const canBeCalled = (text: string) => readPhone(text, country).link !== undefined;
  const bad = (message: string, suggestion: string) => error(path, 'bad-phone', message, suggestion);
  const alone = cleanAddress(name, 'phone');
  if (alone !== undefined && canBeCalled(alone)) return bad(aloneHere('phone'), `${path.at(-1)}: ${alone}`);
  return bad(...explained(name, trouble, country));
};

/** What is wrong with a number, and what to write instead. */
export function explained(number: string, trouble: Trouble, country: string): [string, string] {
  const abroad = 'begins with + and the code of the country, such as +44 20 7946 0018.';
  if (trouble === 'NOT_A_NUMBER')
    return [`${quote(number)} is not a phone number.`, 'Write it like (253) 555-0142.'];
  if (trouble !== 'INVALID_COUNTRY')
    return [
      `There are no phone numbers like ${quote(number)} (country: ${country}).`,
      `Check its digits and its area code; an extension is written “ext. 12”. A number of another country ${abroad}`,
    ];
  if (number.startsWith('+'))
    return [`No country has the code with which ${quote(number)} begins.`, `A phone number ${abroad}`];
  return [
    `${quote(number)} cannot be called, because the country ${quote(country)} is not known.`,
    `Correct the country of the address; or write the number so that it ${abroad}`,
  ];
}
