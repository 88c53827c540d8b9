import type { ContentChange, FileChanges } from './messages.ts';

/** Git's own convention: longer subjects are cut off by most programs. */
const LONGEST_SUBJECT = 72;

/** The message of a commit: a plain sentence made of the changes, and a line for each. */
export function commitMessage(files: readonly FileChanges[]): string {
  const lines = files.flatMap((file) => linesOf(file));
  const subject = subjectOf(files);
  return lines.length > 1 || subject.length > LONGEST_SUBJECT
    ? `${cut(subject)}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`
    : `${subject}\n`;
}

const VERBS = { changed: 'Change', new: 'Add', deleted: 'Remove' } as const;

function subjectOf(files: readonly FileChanges[]): string {
  const [only, ...more] = files;
  if (!only) return 'Change the content';
  const [change, ...others] = only.changes;
  if (
    more.length === 0 &&
    only.kind === 'changed' &&
    change &&
    others.length === 0 &&
    change.where.length > 0
  )
    return `${verbOf(change)} ${change.where.at(-1)} of ${only.title}`;
  // Pictures come along with the pages that show them.
  const written = files.filter(({ file }) => !file.startsWith('images/'));
  const shown = written.length > 0 ? written : files;
  const kinds = new Set(shown.map(({ kind }) => kind));
  const [kind = 'changed'] = kinds.size === 1 ? kinds : [];
  const names = shown.map(({ title }) => title);
  const list =
    names.length > 3
      ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
      : names.join(', ').replace(/, ([^,]*)$/, ' and $1');
  return `${VERBS[kind]} ${list}`;
}

function linesOf({ title, kind, changes }: FileChanges): string[] {
  if (kind !== 'changed') return [`${VERBS[kind]} ${title}`];
  return changes.map((change) => {
    const where = change.where.join(' › ');
    return change.kind === 'layout'
      ? `${title}: remarks and spacing`
      : `${title}: ${verbOf(change).toLowerCase()} ${where || 'the file'}`;
  });
}

const verbOf = ({ kind }: ContentChange) =>
  ({ changed: 'Change', added: 'Add', removed: 'Remove', moved: 'Move', layout: 'Change' })[kind];

const cut = (text: string) =>
  text.length > LONGEST_SUBJECT ? `${text.slice(0, LONGEST_SUBJECT - 1).trimEnd()}…` : text;
