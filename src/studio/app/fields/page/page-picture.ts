import type { Value } from '../../../../content/index.ts';
import { type Group, groupOf, textOf } from '../field-props.ts';

/** The picture of a page's social card: its own, or else the first one on the page. */
export function pictureOf(page: Group, sections: Value | undefined) {
  const found = firstPicture(page.social) ?? firstPicture(sections);
  return found && { file: textOf(found.file), focus: textOf(found.focus) };
}

/** Pictures are groups with a file and what it shows. */
function firstPicture(value: Value | undefined): Group | undefined {
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = firstPicture(one);
      if (found) return found;
    }
    return undefined;
  }
  const group = groupOf(value);
  if (typeof group.file === 'string' && 'alt' in group) return group;
  return firstPicture(Object.values(group).filter((one) => typeof one === 'object'));
}
