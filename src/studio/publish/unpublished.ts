import type { FormModel, Value } from '../../content/index.ts';
import { type KeyedFields, keepKeys, withKeys } from '../app/data/keyed.ts';
import { operationsBetween } from '../app/data/operations-between.ts';
import { BETWEEN, type Difference, fileDifferences, merged } from '../app/session/differences.ts';
import { pageFileAt } from '../page-name.ts';
import type { FileChange } from '../protocol.ts';
import type { Overtaken, Unpublished } from '../room/publishing.ts';

/** What a file is called. */
export function titleOf({ file, before, after }: Unpublished): string {
  if (file === 'site.yaml') return 'What all pages share';
  const { title } = after ?? before ?? {};
  return typeof title === 'string' ? title : file.replace(/^\w+\//, '');
}

/** What one has done as a whole, such as a new page with its pictures, by the files that it changed. */
export interface Change {
  kind: Unpublished['kind'] | 'moved';
  title: string;
  files: Unpublished[];
  /** What has changed in a page or text that was there before. */
  differences: Difference[];
}

/** Whether words of an example are left in it, so that all of it stays here until they are written. */
export const isUnfinished = ({ files }: Change): boolean => files.some((one) => one.isUnfinished);

/** Puts the files together that belong to one change: what a page brings with it, and the links that lead to it. */
export function changesOf(all: readonly Unpublished[], forms: FormModel): Change[] {
  const differencesOf = new Map(all.map((one) => [one, differencesIn(one, forms)]));
  const newPages = all.filter(({ file, kind }) => kind === 'new' && file.startsWith('pages/'));
  const isFormer = ({ kind, file }: Unpublished, page: Unpublished) =>
    kind === 'deleted' && [page.after?.formerly].flat().some((address) => pageFileAt(`${address}`) === file);
  const leadsTo = (one: Unpublished, page: Unpublished) => {
    const isLink = (text: string) => pageFileAt(text.replace(/#.*/, '')) === page.file;
    const found = differencesOf.get(one) ?? [];
    return found.length > 0 && found.every(({ mine }) => mine.split(BETWEEN).some(isLink));
  };
  const bringsIn = ({ before, after }: Unpublished, { kind, file }: Unpublished) => {
    const names = [file.replace(/^\w+\//, ''), file.replace(/^text\/(.*)\.md$/, '$1'), `/${file}`];
    if (kind !== 'new') return false;
    const [old, now] = [textsIn(before), textsIn(after)];
    return names.some((name) => now.has(name) && !old.has(name));
  };
  const wholeOf = (one: Unpublished): Unpublished => {
    if (newPages.includes(one)) return one;
    const page = newPages.find((page) => isFormer(one, page) || leadsTo(one, page));
    const whole = page ?? all.find((other) => other !== one && bringsIn(other, one));
    return whole ? wholeOf(whole) : one;
  };
  const wholes = new Map(all.map((one) => [one, wholeOf(one)]));
  return [...new Set(wholes.values())].map((first) => {
    const files = all.filter((one) => wholes.get(one) === first);
    const former = files.find((one) => isFormer(one, first));
    const differences = former
      ? differencesIn({ ...first, before: former.before }, forms)
      : (differencesOf.get(first) ?? []);
    return { kind: former ? 'moved' : first.kind, title: titleOf(first), files, differences };
  });
}

/** All texts of a file. */
function textsIn(value: Value | undefined): Set<string> {
  const texts = (one: Value | undefined): string[] =>
    typeof one === 'object' && one !== null ? Object.values(one).flatMap(texts) : [String(one)];
  return new Set(texts(value));
}

/** What has changed in a text, by the labels of its form. */
function differencesIn({ file, before, after }: Unpublished, forms: FormModel): Difference[] {
  if (!before || !after) return [];
  const old = withKeys(before);
  return fileDifferences(file, [old, keepKeys(old, after), old], forms);
}

/** What a commit says: all changes in one line, then what has changed in each. */
export function commitWords(changes: readonly Change[]): string {
  const verbs = { new: 'Add', changed: 'Change', deleted: 'Remove', moved: 'Move' };
  const said = changes.map(({ kind, title, differences }) => {
    const words = `${verbs[kind]} “${title}”`;
    const places = new Set(differences.map(({ where }) => where.join(' › ')));
    return { words, line: places.size > 0 ? `${words}: ${[...places].join(', ')}` : words };
  });
  return [said.map(({ words }) => words).join(', '), '', ...said.map(({ line }) => line)].join('\n');
}

/**
 * Brings together one's own changes with those that somebody else has published.
 * @returns the changes to theirs; undefined where both have changed the same value, so that a person has to choose
 */
export function broughtTogether(
  files: readonly Overtaken[],
  forms: FormModel,
): Omit<FileChange, 'stamp'>[] | undefined {
  let isClear = true;
  const changes = files.map(({ before, mine, theirs: { file, data } }) => {
    const base = withKeys(before);
    const theirs = keepKeys(base, data) as KeyedFields;
    const together = merged(file, [base, keepKeys(base, mine), theirs], forms, ({ by }) => {
      if (by === 'both') isClear = false;
      return by === 'them' ? 'theirs' : 'mine';
    });
    return { file, operations: operationsBetween(theirs, together) };
  });
  return isClear ? changes : undefined;
}
