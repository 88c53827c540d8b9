import { structuredPatch } from 'diff';

/**
 * Changes lines of a text. As in a diff, ` ` marks a line that stays, `-` one that goes and `+` a new one. Old lines that
 * follow one another must be in the text, together and only once; an empty line is between changes in two places.
 * @throws when they are not, and for a line without a mark
 */
export function applyChanges(text: string, changes: string): string {
  return changes.split(/^\n+/m).filter(Boolean).reduce(applyChange, text);
}

function applyChange(text: string, change: string): string {
  if (!/^(?:[ +-][^\n]*\n)+$/.test(change))
    throw new Error(`each line starts with “-”, “+” or a space:\n${change}`);
  const old = withMark(change, '-');
  const at = `\n${text}`.indexOf(`\n${old}`);
  if (at < 0) throw new Error(`these lines are not in the file:\n${old}`);
  if (`\n${text}`.includes(`\n${old}`, at + 1))
    throw new Error(`these lines are in the file more than once:\n${old}`);
  return text.slice(0, at) + withMark(change, '+') + text.slice(at + old.length);
}

/** The lines with this mark, and those that stay. */
const withMark = (change: string, mark: string) =>
  change.replace(/^(.)([^\n]*\n)/gm, (_, found: string, line: string) =>
    [' ', mark].includes(found) ? line : '',
  );

/**
 * What makes one text of another, as `applyChanges` reads it, with as few lines around as it needs.
 * @throws when `after` cannot be written so, as a text without an end of its last line
 */
export function showChanges(before: string, after: string): string {
  for (let context = 0; context <= before.length; context++) {
    const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context });
    const changes = hunks.map(({ lines }) => `${lines.join('\n')}\n`).join('\n');
    if (leadsTo(before, after, changes)) return changes;
  }
  throw new Error(`These changes cannot be shown by lines:\n${after}`);
}

function leadsTo(before: string, after: string, changes: string): boolean {
  try {
    return applyChanges(before, changes) === after;
  } catch {
    return false;
  }
}
