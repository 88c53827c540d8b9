import { sentence } from '../explain/wording.ts';

/** Fields whose name alone does not tell an editor what they are. */
const labels: Record<string, string> = {
  alt: 'What does it show?',
  area: 'Area served',
  badEmail: 'Message for a wrong email address',
  badEmailNote: 'Note beside a wrong email address',
  cta: 'Call to action',
  eyebrow: 'Line above the title',
  focus: 'Most important point',
  formerly: 'Former addresses',
  hidden: 'Hidden',
  from: 'First day',
  homeLink: 'Name of the logo’s link',
  honeypot: 'Label of the field for robots',
  id: 'Name for links to this place',
  imageHost: 'Host for pictures',
  intro: 'Introduction',
  invalidHeading: 'Heading over mistakes',
  legal: 'Small links at the bottom',
  missing: 'Message for an empty field',
  missingNote: 'Note beside an empty field',
  postalCode: 'ZIP code',
  region: 'State',
  send: 'Words of the button',
  sending: 'Words of the button while sending',
  sendingNote: 'What is read aloud while sending',
  social: 'Picture for social media',
  tone: 'Background',
  tooLong: 'Message for a text that is too long',
  tooLongNote: 'Note beside a text that is too long',
  until: 'Last day',
};

/** A field's name in plain words: `postalCode` is “ZIP code”, `copyEmail` is “Copy email”. */
export function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[name] ?? sentence(words.replaceAll(/[-_]/g, ' '));
}
