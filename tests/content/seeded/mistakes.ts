import type { ContentLine } from './content-line.ts';
import { write } from './content-line.ts';
import type { Random } from './random.ts';

/** A kind of mistake that people make, and how to make it in a line. */
export interface Mistake {
  name: string;
  /** Lines on which it can be made. */
  where: (line: ContentLine, lines: readonly ContentLine[]) => boolean;
  /** The lines that replace it. */
  make: (line: ContentLine, random: Random, lines: readonly ContentLine[]) => string | string[];
  /** Lines, from the line on, on which the first message may be; the line itself if left out. */
  lines?: number[];
  /** Whether the next line belongs to it. */
  withNext?: boolean;
  /** Whether the lines indented below it belong to it. */
  withChildren?: boolean;
  /** When the mistake deletes a line, the message is at the group that lacks it. */
  atGroup?: boolean;
}

const plainText = ({ key, value, quoted, dash }: ContentLine) =>
  value.length > 8 && !quoted && (copy.has(key) || (key === '' && dash));
const copy = new Set([
  'title',
  'heading',
  'intro',
  'text',
  'description',
  'tagline',
  'label',
  'alt',
  'eyebrow',
]);
const nested = ({ indent }: ContentLine) => indent >= 2;
const hasValue = ({ key, value }: ContentLine) => key !== '' && value !== '';
const field = ({ key, dash }: ContentLine) => key !== '' && !dash;
const between = (line: ContentLine, change: (value: string) => string) =>
  write(line, { value: change(line.value) });
const words = (value: string, random: Random, insert: string) => {
  const list = value.split(' ');
  list.splice(1 + random.below(Math.max(1, list.length - 1)), 0, insert);
  return list.join(' ');
};

function typo(word: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, word.length - 2));
  const kind = random.below(3);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + word.charAt(at) + word.slice(at);
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return swapped === word ? word.slice(0, at) + word.slice(at + 1) : swapped;
}

const starter = (sign: string): Mistake => ({
  name: `begins with ${sign}`,
  where: plainText,
  make: (line) => between(line, (value) => `${sign}${value}`),
});

const shift = (by: number): Mistake => ({
  name: `indentation ${by > 0 ? '+' : ''}${by}`,
  where: (line) => (line.dash || line.key !== '') && line.indent + by >= 0,
  make: (line) => write(line, { indent: line.indent + by }),
});

/** Mistakes of syntax. */
const form: Mistake[] = [
  shift(1),
  shift(-1),
  shift(2),
  shift(-2),
  { name: 'tab', where: nested, make: (line) => `\t${line.raw.trimStart()}` },
  { name: 'non-breaking space in front', where: nested, make: (line) => `\u00a0${line.raw.slice(1)}` },
  {
    name: 'non-breaking space after the colon',
    where: hasValue,
    make: ({ raw }) => raw.replace(': ', ':\u00a0'),
  },
  {
    name: 'zero-width space before the key',
    where: field,
    make: ({ raw }) => raw.replace(/(?=\S)/, '\u200b'),
  },
  { name: 'lost dash', where: ({ dash }) => dash, make: ({ raw }) => raw.replace('- ', '') },
  { name: 'glued dash', where: ({ dash }) => dash, make: ({ raw }) => raw.replace('- ', '-') },
  { name: 'bullet for a dash', where: ({ dash }) => dash, make: ({ raw }) => raw.replace('- ', '• ') },
  { name: 'no space after the colon', where: hasValue, make: ({ raw }) => raw.replace(': ', ':') },
  { name: 'missing colon', where: hasValue, make: ({ raw }) => raw.replace(': ', ' ') },
  {
    name: 'missing colon of a group',
    where: ({ key, value }) => key !== '' && value === '',
    make: ({ raw }) => raw.slice(0, -1),
  },
  { name: 'equals sign', where: hasValue, make: ({ raw }) => raw.replace(': ', ' = ') },
  { name: 'semicolon for a colon', where: hasValue, make: ({ raw }) => raw.replace(': ', '; ') },
  {
    name: 'colon in a text',
    where: plainText,
    make: (line) => between(line, (value) => value.replace(/ /, ': ')),
  },
  {
    name: 'apostrophe in single quotes',
    where: plainText,
    make: (line) => between(line, (value) => `'${value}'s own'`),
  },
  {
    name: 'number sign in a text',
    where: plainText,
    make: (line, random) => between(line, (value) => words(value, random, '#1')),
  },
  ...['*', '@', '`', '> ', '- ', '['].map(starter),
  {
    name: 'quotes inside quotes',
    where: plainText,
    make: (line) => between(line, (v) => `"${v.replace(/\S+$/, '"$&" here')}"`),
  },
  {
    name: 'part in quotes',
    where: plainText,
    make: (line) => between(line, (value) => `"${value.replace(' ', '" ')}`),
  },
  {
    name: 'unclosed quote',
    where: ({ quoted }) => quoted,
    make: (line) => between(line, (value) => value.slice(0, -1)),
  },
  { name: 'curly quotes', where: plainText, make: (line) => between(line, (value) => `“${value}”`) },
  { name: 'comma at the end', where: ({ quoted }) => quoted, make: ({ raw }) => `${raw},` },
  {
    name: 'duplicate key',
    where: (line) => field(line) && line.value !== '',
    make: ({ raw }) => [raw, raw],
    lines: [0, 1],
  },
  {
    name: 'merge conflict',
    where: plainText,
    make: (line, random) => [
      '<<<<<<< HEAD',
      line.raw,
      '=======',
      between(line, (v) => words(v, random, 'really')),
      '>>>>>>> fix',
    ],
    lines: [0, 1, 2, 3, 4],
  },
  {
    name: 'line of a list lost',
    where: ({ key, value }) => ['items', 'sections', 'links'].includes(key) && value === '',
    make: () => [],
    lines: [0, -1],
  },
  {
    name: 'first line of an item lost',
    where: (line, all) =>
      line.dash && line.key !== '' && all[all.indexOf(line) + 2]?.indent === line.indent + 2,
    make: () => [],
    lines: [-1, 0, 1],
  },
  {
    name: 'two fields on one line',
    where: (line, all) => {
      const next = all[all.indexOf(line) + 1];
      return (
        field(line) && line.value !== '' && !line.quoted && next?.key === 'heading' && next.at === line.at + 1
      );
    },
    make: (line, _, all) => `${line.raw} ${all[all.indexOf(line) + 1]?.raw.trim()}`,
    withNext: true,
  },
  {
    name: 'line break in a text',
    where: (line) => plainText(line) && line.value.split(' ').length > 4,
    make: (line) => between(line, (value) => value.replace(/^(\S+ \S+) /, '$1\n')).split('\n'),
    lines: [0, 1],
  },
];

/** Mistakes of structure. Those within one value are in the fixtures, at their place. */
const content: Mistake[] = [
  {
    name: 'mistyped key',
    where: ({ key }) => key.length > 3,
    make: (line, random) => write(line, { key: typo(line.key, random) }),
  },
  {
    name: 'unknown key',
    where: hasValue,
    make: ({ raw, indent, dash }) => [raw, `${' '.repeat(indent + (dash ? 2 : 0))}zebra: stripes`],
    lines: [1],
  },
  {
    name: 'text as a list',
    where: (line) => plainText(line) && line.key !== '',
    make: (line) => [
      write(line, { value: '' }),
      `${' '.repeat(line.indent + (line.dash ? 4 : 2))}- ${line.value}`,
    ],
    lines: [0, 1],
  },
  {
    name: 'group as a text',
    where: ({ key }) => key === 'image',
    make: ({ indent }) => `${' '.repeat(indent)}image: home-hero.jpg`,
    withChildren: true,
  },
  {
    name: 'list as a text',
    where: ({ key }) => key === 'items',
    make: ({ indent }) => `${' '.repeat(indent)}items: Everything`,
    withChildren: true,
  },
  {
    name: 'missing field',
    where: (line) =>
      ['heading', 'title', 'description', 'years', 'file', 'alt', 'label', 'number', 'icon'].includes(
        line.key,
      ) &&
      !line.dash &&
      line.value !== '',
    make: () => [],
    atGroup: true,
  },
];

export const mistakes: readonly Mistake[] = [...form, ...content];
