import { Random } from '../seeded/random.ts';
import { forms } from '../seeded/valid-forms.ts';
import { isEditable, type TextFile } from './files.ts';
import { withRemarks, yamlOf } from './remarks.ts';

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
  const yaml = yamlOf(file.name, file.text);
  const written = all[form]?.(file.name.endsWith('.md') ? yaml.slice(yaml.indexOf('\n') + 1) : yaml) ?? yaml;
  let text = file.name.endsWith('.md')
    ? `---\n${written}${written.endsWith('\n') ? '' : '\n'}${file.text.slice(yaml.length)}`
    : written;
  if (!isEditable({ ...file, text })) return undefined;
  const share = random.pick([0, 0.1, 0.4]);
  if (share > 0 && !text.includes('\r')) {
    const noted = withRemarks(file.name, text, random, share);
    if (isEditable({ ...file, text: noted })) text = noted;
  }
  if (random.below(3) === 0) text = text.replaceAll(/\r?\n/g, '\r\n');
  if (random.below(5) === 0) text = text.trimEnd();
  return isEditable({ ...file, text }) ? { ...file, text } : undefined;
}
