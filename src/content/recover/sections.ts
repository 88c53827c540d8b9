import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import { isSilent, readEntry } from './line.ts';

/** Whether a list is the sections of a page. */
export const isSections = (schemas: Schemas, list: Shape | undefined) =>
  list !== undefined && list === schemas.page.shape.fields.get('sections');

/** Whether a type of section has a field of this name. */
export const isSectionField = ({ sections }: Schemas, key: string): boolean =>
  [...sections.values()].some(({ shape }) => shape.fields.has(key));

/** The shape of a list item that begins at a line; for a section, the shape of the type that it names. */
export function itemShape(
  list: Shape | undefined,
  lines: readonly string[],
  at: number,
  schemas: Schemas,
): Shape | undefined {
  const item = list?.item;
  if (!item || !isSections(schemas, list)) return item;
  const type = sectionType(lines, at);
  return type === undefined ? undefined : schemas.sections.get(type)?.shape;
}

/** No section has more lines. */
const longestSection = 200;

/** The type that the section beginning at a line gives itself. */
export function sectionType(lines: readonly string[], at: number): string | undefined {
  const first = lines[at] ?? '';
  const dash = first.length - first.trimStart().length;
  for (let n = at; n < lines.length && n < at + longestSection; n++) {
    const line = lines[n] ?? '';
    if (n > at && /^\s*-[ \t]+type\b/.test(line)) return undefined;
    if (n > at && !isSilent(line) && readEntry(line).indent < dash) return undefined;
    const found = /^\s*(?:-[ \t]*|[–•*] )?type\b[ \t:;=]+["'“*]?([\w-]+)/.exec(line);
    if (found) return found[1];
  }
  return undefined;
}

/** Whether the section that begins with a key says its type, there or below. */
export const namesType = (lines: readonly string[], at: number, key: string) =>
  key === 'type' || sectionType(lines, at) !== undefined;
