import type { FormModel } from '../../content/index.ts';
import { type KeyedFields, keepKeys, withKeys } from '../app/data/keyed.ts';
import { operationsBetween } from '../app/data/operations-between.ts';
import { type Difference, fileDifferences, merged } from '../app/session/differences.ts';
import type { FileChange } from '../protocol.ts';
import type { Overtaken, Unpublished } from '../room/publishing.ts';

/** What a file is called. */
export function titleOf({ file, before, after }: Unpublished): string {
  if (file === 'site.yaml') return 'What all pages share';
  const { title } = after ?? before ?? {};
  return typeof title === 'string' ? title : file.replace(/^\w+\//, '');
}

/** What has changed in a text, by the labels of its form. */
export function changesIn({ file, before, after }: Unpublished, forms: FormModel): Difference[] {
  if (!before || !after) return [];
  const old = withKeys(before);
  return fileDifferences(file, [old, keepKeys(old, after), old], forms);
}

/** What a commit of files says: all of them in one line, then what has changed in each. */
export function commitWords(all: readonly Unpublished[], forms: FormModel): string {
  const verbs = { new: 'Add', changed: 'Change', deleted: 'Remove' };
  const named = all.map((one) => ({ one, words: `${verbs[one.kind]} “${titleOf(one)}”` }));
  const lines = named.map(({ one, words }) => {
    const places = new Set(changesIn(one, forms).map(({ where }) => where.join(' › ')));
    return places.size > 0 ? `${words}: ${[...places].join(', ')}` : words;
  });
  return [named.map(({ words }) => words).join(', '), '', ...lines].join('\n');
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
