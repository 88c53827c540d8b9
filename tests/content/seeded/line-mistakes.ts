import { type ContentLine, write } from './content-line.ts';
import type { Mistake } from './mistakes.ts';

const texts = ['title', 'heading', 'intro', 'text', 'description', 'tagline', 'alt'];
const isText = ({ key, value, quoted, dash }: ContentLine) =>
  !quoted && (texts.includes(key) || (key === '' && dash)) && value.split(' ').length > 5;
const isField = ({ key, value, dash }: ContentLine) => key !== '' && value !== '' && !dash;
const margin = (line: ContentLine, steps: number) =>
  ' '.repeat(line.indent + (line.dash && line.key !== '' ? 2 : 0) + 2 * steps);

/** Breaks a text behind its second or third word. */
function broken(
  line: ContentLine,
  before: (text: string) => string,
  after: (text: string) => string,
  steps = 1,
) {
  const words = line.value.split(' ');
  const first = before(words.slice(0, 3).join(' '));
  return [write(line, { value: first }), margin(line, steps) + after(words.slice(3).join(' '))];
}

const asItIs = (text: string) => text;
const colonBehind = (count: number) => (text: string) =>
  text.replace(new RegExp(`^((?:\\S+ ){${count - 1}}\\S*?)[,.;:]? `), '$1: ');

/** Whether a field is one of the fields of an item, and not the first. */
function isInItem(line: ContentLine, all: readonly ContentLine[]): boolean {
  const above = all.slice(0, all.indexOf(line)).findLast(({ indent }) => indent <= line.indent);
  const owner = all.slice(0, all.indexOf(line)).findLast(({ indent }) => indent < line.indent);
  return owner?.dash === true && owner.indent === line.indent - 2 && owner.indent > 2 && above !== undefined;
}

/** Mistakes that concern more than one line, or that resemble others. */
export const lineMistakes: readonly Mistake[] = [
  {
    name: 'wrapped, with a colon behind a word',
    where: isText,
    make: (line) => broken(line, asItIs, colonBehind(1)),
    lines: [1],
  },
  {
    name: 'wrapped, with a colon behind two words',
    where: isText,
    make: (line) => broken(line, asItIs, colonBehind(2)),
    lines: [1],
  },
  {
    name: 'wrapped, with a colon far in',
    where: isText,
    make: (line) => broken(line, asItIs, colonBehind(3), 2),
    lines: [1],
  },
  {
    name: 'wrapped, with a colon in the first line',
    where: isText,
    make: (line) => broken(line, colonBehind(1), asItIs),
  },
  {
    name: 'wrapped behind a comma to the column of the field',
    where: (line) => isText(line) && isField(line),
    make: (line) => broken(line, (text) => `${text.replace(/\W$/, '')},`, colonBehind(2), 0),
    lines: [1],
  },
  {
    name: 'wrapped in quotes to the margin',
    where: ({ quoted, value }) => quoted && value.split(' ').length > 3,
    make: (line) =>
      write(line)
        .replace(/ (?=\S+ \S+$)/, '\n')
        .split('\n'),
    lines: [0, 1],
  },
  {
    name: 'name of two words',
    where: isField,
    make: (line) => write(line, { key: `the ${line.key}` }),
  },
  {
    name: 'dash before a field of an item',
    where: (line, all) => isField(line) && isInItem(line, all),
    make: ({ raw }) => raw.replace('  ', '').replace(/(?=\S)/, '- '),
  },
  {
    name: 'full stop behind the quotes',
    where: ({ quoted }) => quoted,
    make: ({ raw }) => `${raw}.`,
  },
  { name: 'full stop for a colon', where: isField, make: ({ raw }) => raw.replace(': ', '. ') },
  {
    name: 'mistyped, and no colon',
    where: (line) => isField(line) && line.key.length > 4,
    make: ({ raw, key }) => raw.replace(`${key}:`, key.slice(0, 2) + key.slice(3)),
  },
  {
    name: 'loose word below',
    where: isField,
    make: (line) => [line.raw, `${' '.repeat(line.indent)}hello`],
    lines: [1],
  },
  {
    name: 'loose word further in',
    where: ({ key }) => ['tone', 'layout', 'icon', 'link', 'file', 'side'].includes(key),
    make: (line) => [line.raw, `${margin(line, 1)}hello`],
    lines: [1],
  },
  {
    name: 'invisible character in a name',
    where: ({ key }) => ['tone', 'layout', 'icon', 'link', 'file', 'side', 'id', 'email'].includes(key),
    make: ({ raw }) => `${raw.trimEnd()}\u200b`,
  },
  {
    name: 'first item behind the colon',
    where: (line, all) => line.key === 'items' && all[all.indexOf(line) + 1]?.dash === true,
    make: (line, _, all) => `${line.raw} ${all[all.indexOf(line) + 1]?.raw.trim()}`,
    withNext: true,
  },
  {
    name: 'number sign before the name of a place',
    where: ({ key }) => key === 'id',
    make: (line) => write(line, { value: `#${line.value}` }),
  },
  {
    name: 'note in the column of the fields',
    where: ({ key }) => key !== '',
    make: (line) => [line.raw, `${margin(line, 0)}Note: ask Bob`],
    lines: [1],
  },
  {
    name: 'note further in',
    where: () => true,
    make: (line) => [line.raw, `${margin(line, 2)}Note: ask Bob`],
    lines: [1],
  },
  {
    name: 'note at the margin',
    where: () => true,
    make: (line) => [line.raw, 'Note for today: ask Bob'],
    lines: [1],
  },
];
