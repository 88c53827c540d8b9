import { sameName } from '../explain/nearest.ts';
import type { Shape } from '../schema/shape.ts';
import type { Entry } from './entry.ts';
import { type Frame, sectionType, wants } from './frames.ts';
import { siblings } from './lost-lines.ts';
import type { Structure } from './structure.ts';

/** Whether a list is the sections of a page. */
export const isSections = (on: Structure, list: Shape | undefined) =>
  list !== undefined && list === on.standards.page.shape.fields.get('sections');

/**
 * A dash in the column of the sections begins a section, even one that does not say its type.
 * @returns the list of sections; nothing when the dash is a slip itself
 */
export function sectionStart(on: Structure, at: number, entry: Entry, list: Frame): Frame | undefined {
  if (!isSections(on, list.shape)) return undefined;
  if (entry.key === undefined || sectionType(on.draft.lines, at) !== undefined) return undefined;
  const { key } = entry;
  const known = [...on.standards.sections.values()].some(({ shape }) => shape.fields.has(key));
  return known && !completesSection(on, at, entry, list) ? on.popTo(list) : undefined;
}

/** A section that begins with the name of its type, without `type:` before it. */
export function bareType(on: Structure, at: number, entry: Entry): 'again' | undefined {
  if (!isSections(on, on.exact('seq', entry.indent)?.shape ?? on.pending?.shape)) return undefined;
  const name = entry.key === undefined ? entry.value : entry.value === '' ? entry.key : '';
  const type = [...on.standards.sections.keys()].find((one) => sameName(one, name));
  const next = on.next(at);
  if (type === undefined || next?.key === undefined || next.indent !== entry.column) return undefined;
  const line = `${on.line(at).slice(0, entry.column)}type: ${type}`;
  on.draft.repair(at, line, {
    from: entry.column,
    to: on.line(at).trimEnd().length,
    code: 'missing-type',
    message: 'In front of the type of a section stands “type:”.',
    suggestion: line.trimStart(),
    certain: true,
  });
  return 'again';
}

/** Whether the section above lacks just what stands here: then not its type is missing, but the dash is too much. */
function completesSection(on: Structure, at: number, entry: Entry, list: Frame): boolean {
  const above = on.stack[on.stack.indexOf(list) + 1];
  const keys = [entry.key ?? '', ...siblings(on, at, entry.column)];
  return (
    above !== undefined &&
    keys.every((key) => wants(above, key)) &&
    keys.some((key) => above.shape?.fields.get(key)?.required)
  );
}
