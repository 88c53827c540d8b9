import type { FormField, FormModel, Path } from '../../../content/index.ts';
import { type Item, isFields, isSame, type Keyed, withoutKeys, withValueAt } from '../data/keyed.ts';
import { SITE } from '../data/page-data.ts';

/** A value that differs between one's own version of a file and somebody else's. */
export interface Difference {
  path: Path;
  /** What the value is called. */
  label: string;
  mine: Keyed | undefined;
  theirs: Keyed | undefined;
  /** Who has changed it: only one's own change, only theirs, or both. */
  by: 'me' | 'them' | 'both';
}

/** The differences between two versions of a file that come from the same one. */
export function fileDifferences(
  file: string,
  base: Keyed | undefined,
  mine: Keyed | undefined,
  theirs: Keyed | undefined,
  forms: FormModel,
): Difference[] {
  const between = (
    [base, mine, theirs]: (Keyed | undefined)[],
    field: FormField | undefined,
    path: Path,
  ): Difference[] => {
    if (isSame(mine, theirs)) return [];
    if (isFields(mine) && isFields(theirs)) {
      const { fields } = forms.sections[String(mine.type)]?.shape ?? field ?? {};
      const old = isFields(base) ? base : {};
      return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((name) =>
        between([old[name], mine[name], theirs[name]], fields?.[name], [...path, name]),
      );
    }
    if (Array.isArray(mine) && Array.isArray(theirs) && keysOf(mine) === keysOf(theirs)) {
      const old = Array.isArray(base) ? base : [];
      return mine.flatMap(({ key, value }, at) =>
        between([old.find((one) => one.key === key)?.value, value, theirs[at]?.value], field?.item, [
          ...path,
          at,
        ]),
      );
    }
    const by = isSame(base, mine) ? 'them' : isSame(base, theirs) ? 'me' : 'both';
    return [{ path, label: field?.label ?? String(path.at(-1) ?? ''), mine, theirs, by }];
  };
  const form = file === SITE ? forms.site : file.startsWith('text/') ? forms.text : forms.page;
  return between([base, mine, theirs], form, []);
}

const keysOf = (items: Item[]) => items.map(({ key }) => key).join();

/** Their version with the values that were chosen from one's own. */
export const withChosen = (theirs: Keyed, chosen: Difference[]): Keyed =>
  chosen.reduce((value, { path, mine }) => withValueAt(value, path, mine), theirs);

/** A value as words; of a list or a group, all of its texts. */
export function textOf(value: Keyed | undefined): string {
  if (value === undefined || value === null) return '(nothing)';
  if (typeof value !== 'object') return String(value);
  const all = withoutKeys(value);
  const texts = (one: typeof all): string[] =>
    typeof one === 'object' && one !== null ? Object.values(one).flatMap(texts) : [String(one)];
  return texts(all).join(' · ');
}
