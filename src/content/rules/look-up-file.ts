import { error, type UnlocatedDiagnostic } from '../diagnostic.ts';
import { nearest } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import type { Reference } from './content-index.ts';

/** Looks up the name of a file, and says which one is meant. */
export function lookUpFile<C extends string>(
  { name, path }: Reference,
  names: Iterable<string>,
  code: C,
  what: 'text' | 'picture' | 'file',
): UnlocatedDiagnostic<C> {
  const all = [...names];
  const bare = name.replace(/^.*[/\\]/, '').replace(what === 'text' ? /\.(md|markdown)$/i : /^$/, '');
  const same = all.filter((one) => one.toLowerCase() === bare.toLowerCase());
  const exact = same.length === 1 ? same[0] : undefined;
  const folder = { text: 'content/text', picture: 'content/images', file: 'content/files' }[what];
  const message =
    exact === undefined
      ? `There is no ${what} ${quote(name)} in ${folder}.`
      : exact.toLowerCase() === name.toLowerCase()
        ? `The name of the ${what} is ${quote(exact)}, with other capitals.`
        : `Write the name of the ${what} alone: ${quote(exact)}.`;
  const near = exact ?? nearest(bare, all)[0];
  return error(path, code, message, {
    suggestion: near ? `${path.at(-1)}: ${near}` : `Put the file into ${folder} first.`,
    fixed: exact,
  });
}
