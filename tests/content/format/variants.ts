import { Random } from '../seeded/random.ts';
import { forms } from '../seeded/valid-forms.ts';
import { isEditable, type TextFile } from './files.ts';
import { partsOf } from './remarks.ts';

/** Moves what is below the first level to odd columns, as people do by hand. */
const byHand = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      line.replace(/^( +)/, (margin) => margin.replaceAll('  ', '   ')).replace(/^( *)- (?=\S)/, '$1-  '),
    )
    .join('\n');

const all: Record<string, (text: string) => string> = { ...forms, 'odd columns': byHand };
export const formNames = Object.keys(all);

/**
 * A file written in another form, with remarks, and with either kind of line ends.
 * @param seed chooses the remarks and line ends
 * @returns undefined where the form does not suit the file
 */
export function variantOf(file: TextFile, form: string, seed: number): TextFile | undefined {
  const random = new Random(seed);
  const [yaml, rest] = partsOf(file.name, file.text);
  const whole = (front: string) => (rest ? `---\n${front.replace(/\n?$/, '\n')}${rest}` : front);
  const written = all[form]?.(yaml) ?? yaml;
  if (!isEditable({ ...file, text: whole(written) })) return undefined;
  const noted = whole(withRemarks(written, random, random.pick([0, 0.1, 0.4])));
  let text = isEditable({ ...file, text: noted }) ? noted : whole(written);
  if (random.below(3) === 0) text = text.replaceAll(/\r?\n/g, '\r\n');
  if (random.below(5) === 0) text = text.trimEnd();
  return isEditable({ ...file, text }) ? { ...file, text } : undefined;
}

/** A line that begins a field or an item, or is blank; others may be within a text, where a remark is none. */
const START = /^ *(?:- |[\w"']+:(?: |$)|$)/;

/** Adds remarks and blank lines, at columns of all kinds. */
function withRemarks(yaml: string, random: Random, share: number): string {
  let number = 0;
  const wants = () => random.next() < share;
  const lines = yaml.split('\n');
  const written = lines.flatMap((line, at) => {
    if (!START.test(line)) return [line];
    const indent = line.search(/\S|$/);
    const above: string[] = [];
    if (wants() && random.below(4) === 0) above.push('');
    while (wants())
      above.push(`${' '.repeat(random.pick([0, indent, indent, indent, indent + 2]))}# above ${number++}`);
    if (wants() && random.below(4) === 0) above.push('');
    const isWhole = line !== '' && START.test(lines[at + 1] ?? '');
    return [...above, isWhole && wants() ? `${line.trimEnd()} # behind ${number++}` : line];
  });
  return written.join('\n');
}
